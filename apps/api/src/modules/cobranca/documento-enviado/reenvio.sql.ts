import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import type { ContaComo, Destino } from '../envio.sql.ts';

/**
 * Lock for one judged sending at a time on all servers, until the transaction ends; else two could both take
 * the last place.
 */
export const umDeCadaVez = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('cobranca_envio'))`.execute(trx);
};

/** Reason why a sending counts towards the limits; null for the first one to the registered address (COB-28). */
export const findContaComo = async (
  trx: Trx,
  { chave, destinatario }: Destino,
  isDoCadastro: boolean,
): Promise<ContaComo | null> => {
  const { rows } = await sql<{ a_este: boolean; a_algum: boolean }>`
    select coalesce(bool_or(destinatario = ${destinatario}), false) as a_este, count(*) > 0 as a_algum
    from cobranca_envio where chave = ${chave} and situacao in ('ENVIADO', 'ENVIANDO', 'EM_DUVIDA')`.execute(
    trx,
  );
  const [antes = { a_este: false, a_algum: false }] = rows;
  if (isDoCadastro && !antes.a_este) return null;
  return antes.a_algum ? 'DE_NOVO' : 'FORA_DO_CADASTRO';
};

/** Counts of today's sendings by kind. */
export interface ContagemDoDia {
  documento: number;
  endereco: number;
  pessoa: number;
}

/** Sendings that count towards a day's limits (ISO), including running ones, excluding failures. */
export const contaDoDia = async (
  trx: Trx,
  { chave, destinatario }: Destino,
  { login, dia }: { login: string; dia: string },
): Promise<ContagemDoDia> => {
  const { rows } = await sql<ContagemDoDia>`
    select count(*) filter (where chave = ${chave} and conta_como = 'DE_NOVO')::int as documento,
      count(*) filter (where destinatario = ${destinatario})::int as endereco,
      count(*) filter (where login = ${login} and conta_como = 'DE_NOVO')::int as pessoa
    from cobranca_envio
    where conta_como is not null and situacao <> 'FALHOU' and iniciado_em >= ${dia}::date and iniciado_em < ${dia}::date + 1`.execute(
    trx,
  );
  return rows[0] ?? { documento: 0, endereco: 0, pessoa: 0 };
};
