import { sql } from 'kysely';
import type { Trx } from '../db/tx.ts';

/** A load has no time limit. */
export const semLimiteDeTempo = async (trx: Trx): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(trx);
};

/** From here on the transaction writes the core system's word, not a decision made here (decision 0036). */
export const falaOCentral = async (trx: Trx): Promise<void> => {
  await sql`select set_config('vidas.carga', 'sim', true)`.execute(trx);
};

/** The register has a bond. */
export const temVinculos = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ tem: boolean }>`select exists (select from beneficiario) as tem`.execute(trx);
  return rows[0]?.tem === true;
};

/** Keeps the number of the transaction: by it its rows are known until somebody changes them. */
export const guardaTransacao = async (trx: Trx, entrega: string): Promise<void> => {
  await sql`update carga_entrega set transacao = pg_current_xact_id()::text where id = ${entrega}`.execute(
    trx,
  );
};
