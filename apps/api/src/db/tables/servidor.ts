import type { JSONColumnType } from 'kysely';

/** A server of this database; all times by the clock of the database. */
export interface ServidorTable {
  /** New at each start. */
  id: string;
  vivo_ate: Date;
}

/** An exclusive lock of one server for a while (SER-30). */
export interface TravaTable {
  nome: string;
  /** New with each acquisition: a former holder does not know the present one. */
  posse: string;
  servidor: string;
  vale_ate: Date;
  /** Progress of the work, for requests on other servers. */
  andamento: JSONColumnType<object> | null;
}

/** Servers and their locks. */
export interface ServidorTables {
  servidor: ServidorTable;
  trava: TravaTable;
}
