/** A reading before its rows are sent. */
export interface ConsultaFeita {
  readonly login: string;
  readonly lista: string;
  readonly finalidade: string;
  readonly inicio: string | null;
  readonly fim: string | null;
  readonly detalhe: string | null;
}

/** End of a reading. */
export interface FimDaConsulta {
  readonly pessoas: number;
  readonly completa: boolean;
}

/** Records a reading, and returns the function that records its end. */
export type RegistraConsulta = (feita: ConsultaFeita) => Promise<(fim: FimDaConsulta) => Promise<void>>;

/** A recorded list during its reading. */
export interface Leitura {
  readonly pessoa: string | undefined;
  readonly termina: (fim: FimDaConsulta) => Promise<void>;
}
