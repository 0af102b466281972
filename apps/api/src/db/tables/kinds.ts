/** A day, YYYY-MM-DD; column type `date`. */
export type Dia = string;

/** A moment in the operator's local time, 'YYYY-MM-DD HH:mm:ss' as the driver gives it (writing also takes a T); column type `timestamp(0)`. */
export type Momento = string;

/** A competence month, YYYY-MM; domain `competencia` over text, so it sorts and compares as text. */
export type Competencia = string;

/** The address columns that people, companies and providers share; cep has 8 digits, municipio_codigo is the IBGE code of 7. */
export interface Endereco {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cep: string | null;
  municipio_codigo: string | null;
}
