/** A day, YYYY-MM-DD; column type `date`. */
export type Dia = string;

/** A moment in local time, 'YYYY-MM-DD HH:mm:ss' when read (writing also accepts a T); column type `timestamp(0)`. */
export type Momento = string;

/** A competence month, YYYY-MM; domain `competencia` over text, so it sorts and compares as text. */
export type Competencia = string;

/** Address columns of people, companies and providers; cep has 8 digits, municipio_codigo is the IBGE code of 7. */
export interface Endereco {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cep: string | null;
  municipio_codigo: string | null;
}
