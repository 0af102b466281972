/** A reading as it is recorded before its rows are sent. */
export interface ConsultaFeita {
  readonly login: string;
  readonly lista: string;
  readonly finalidade: string;
  readonly inicio: string | null;
  readonly fim: string | null;
  readonly detalhe: string | null;
}

/** How a reading ended. */
export interface FimDaConsulta {
  readonly pessoas: number;
  readonly completa: boolean;
}

/** Writes a reading down; what it gives writes down how the reading ended. */
export type RegistraConsulta = (feita: ConsultaFeita) => Promise<(fim: FimDaConsulta) => Promise<void>>;

/** A list that is being read on record. */
export interface Leitura {
  readonly pessoa: string | undefined;
  readonly termina: (fim: FimDaConsulta) => Promise<void>;
}
