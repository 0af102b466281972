import { sql } from 'kysely';
import type { Trx } from '../db/tx.ts';

/**
 * A load has no time limit, and more memory for sorts and indexes. Planner costs fit today's disks, so that a
 * small delivery does not scan a large table.
 */
export const preparaTransacao = async (trx: Trx): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true),
    set_config('maintenance_work_mem', '256MB', true), set_config('random_page_cost', '1.1', true)`.execute(
    trx,
  );
};

/** From here on the transaction writes values of the core system, not decisions made here (decision 0036). */
export const falaOCentral = async (trx: Trx): Promise<void> => {
  await sql`select set_config('vidas.carga', 'sim', true)`.execute(trx);
};

/** The register has a bond. */
export const temVinculos = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ tem: boolean }>`select exists (select from beneficiario) as tem`.execute(trx);
  return rows[0]?.tem === true;
};

/** Stores the transaction's number, which marks its rows until their next change. */
export const guardaTransacao = async (trx: Trx, entrega: string): Promise<void> => {
  await sql`update carga_entrega set transacao = pg_current_xact_id()::text where id = ${entrega}`.execute(
    trx,
  );
};

/**
 * Refreshes statistics of tables with a fifth or more of new rows: the database does so late, and the
 * embedded one never. A thousand rows are few enough to skip.
 */
export const analisa = async (
  trx: Trx,
  escritas: readonly { tabela: string; novas: number; mudadas: number }[],
): Promise<void> => {
  const linhas = escritas.map(({ tabela, novas, mudadas }) => ({ tabela, linhas: novas + mudadas }));
  const { rows } = await sql<{ tabela: string }>`
    select e.tabela from json_to_recordset(${JSON.stringify(linhas)}::json) e(tabela text, linhas integer)
    join pg_class c on c.oid = e.tabela::regclass where e.linhas >= 1000 and e.linhas * 5 >= c.reltuples`.execute(
    trx,
  );
  for (const { tabela } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`analyze ${sql.table(tabela)}`.execute(trx);
};
