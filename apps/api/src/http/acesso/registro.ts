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

/** A reading on its line of the record. */
export interface ConsultaGravada {
  readonly id: number;
  /** Records its end. */
  readonly termina: (fim: FimDaConsulta) => Promise<void>;
}

/** Records a reading; null where nothing is recorded. */
export type RegistraConsulta = (feita: ConsultaFeita) => Promise<ConsultaGravada | null>;

/** A recorded list during its reading. */
export interface Leitura {
  readonly pessoa: string | undefined;
  readonly termina: (fim: FimDaConsulta) => Promise<void>;
}
