import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { tx, type Trx } from '../../db/tx.ts';

/** Rows of a public table, by database column. */
export type Linhas = readonly Readonly<Record<string, string>>[];

export const estaVazia = async (db: Db | Trx, tabela: string): Promise<boolean> => {
  const { rows } = await sql<{
    tem: boolean;
  }>`select exists (select from ${sql.table(tabela)}) as tem`.execute(db);
  return rows[0]?.tem !== true;
};

/** Fills a table that is still empty once the other servers are done with it. */
export const enche = (db: Db, tabela: string, linhas: Linhas): Promise<void> =>
  tx(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tabelas_publicas'))`.execute(trx);
    if (await estaVazia(trx, tabela)) await insertRows(trx, tabela, linhas);
  });
