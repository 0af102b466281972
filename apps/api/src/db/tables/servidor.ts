import type { JSONColumnType } from 'kysely';

/** A server of this database; all times by the clock of the database. */
export interface ServidorTable {
  /** Drawn anew at each start. */
  id: string;
  vivo_ate: Date;
}

/** What one server holds alone for a while (SER-30). */
export interface TravaTable {
  nome: string;
  /** Drawn anew each time it is taken: who has lost it does not know the present one. */
  posse: string;
  servidor: string;
  vale_ate: Date;
  /** How far the work is, for whoever asks on another server. */
  andamento: JSONColumnType<object> | null;
}

/** The servers and what they hold. */
export interface ServidorTables {
  servidor: ServidorTable;
  trava: TravaTable;
}
