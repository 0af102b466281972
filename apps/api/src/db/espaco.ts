import { sql } from 'kysely';
import type { Db } from './database.ts';
import { tx } from './tx.ts';

/** The database has no room left where its data lie. */
const isFull = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '53100' || (cause !== undefined && isFull(cause));
};

/** A probe costs a few ms and some disk, and whoever watches asks every second. */
const CADA_MS = 5_000;

/**
 * Whether the database finds room for some MB, which it writes into a temporary file and removes again. A small write would not tell: it finds room in
 * the pages that are there.
 */
export const temEspaco = (db: Db): Promise<boolean> =>
  tx(db, async (trx) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(trx);
    await sql`select count(*) from generate_series(1, 100000)`.execute(trx);
  }).then(
    () => true,
    (error: unknown) => !isFull(error),
  );

/** What is known of the room of an external database, whose disk this server does not see. */
export interface EspacoDoBanco {
  /** Hears of an error that a call ended with. */
  ouve: (error: unknown) => void;
  /** Whether a write ended for want of room and there is still none. Asks the database only after such an end. */
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
