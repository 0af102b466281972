import { sql } from 'kysely';
import type { Db } from './database.ts';
import { tx } from './tx.ts';

/** The database has no room left for its data. */
const isFull = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '53100' || (cause !== undefined && isFull(cause));
};

/** Minimum interval of probes: each costs a few ms and some disk, and monitors ask every second. */
const CADA_MS = 5_000;

/**
 * Checks room for some MB by writing and removing a temporary file. A small write would always find room in
 * existing pages.
 */
export const temEspaco = (db: Db): Promise<boolean> =>
  tx(db, async (trx) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(trx);
    await sql`select count(*) from generate_series(1, 100000)`.execute(trx);
  }).then(
    () => true,
    (error: unknown) => !isFull(error),
  );

/** Free room of an external database, whose disk this server cannot see. */
export interface EspacoDoBanco {
  /** Receives the error of a failed call. */
  ouve: (error: unknown) => void;
  /** A write failed for lack of room, and there is still none. Queries the database only after such a failure. */
  estaCheio: () => Promise<boolean>;
}

export const espacoDoBanco = (
  db: Db,
  { cabe = temEspaco, agora = Date.now }: { cabe?: typeof temEspaco; agora?: () => number } = {},
): EspacoDoBanco => {
  let faltou = false;
  let olhadoEm = Number.NEGATIVE_INFINITY;
  return {
    ouve: (error) => {
      if (isFull(error)) faltou = true;
    },
    estaCheio: async () => {
      if (!faltou || agora() - olhadoEm < CADA_MS) return faltou;
      olhadoEm = agora();
      faltou = !(await cabe(db));
      return faltou;
    },
  };
};
