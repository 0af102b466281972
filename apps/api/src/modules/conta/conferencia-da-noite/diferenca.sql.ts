import { momento, momentoExato } from '../../../db/momento.ts';
import type {
  ContaDaFatura,
  LinhaDaConta,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import type { DiferencaAchada } from './identidades.sql.ts';

/** A stored difference; days and moments are ISO. */
export interface DiferencaRow extends Omit<DiferencaAchada, 'cents'> {
  id: string;
  diferenca: number | null;
  achadaEm: string;
  fechadaEm: string | null;
}

/** Id of a check, and its local moment for written rows. */
export interface Rodada {
  rodada: string;
  em: string;
}

/** Days of retention of a closed difference. */
const DIAS_DE_GUARDA = 90;

/** Number of open differences. */
export const countAbertas = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from conta_diferenca where fechada_em is null`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Writes a check's findings: an open one stays one row, and new ones are limited. */
export const gravaDiferencas = async (
  trx: Trx,
  achadas: readonly DiferencaAchada[],
  { rodada, em }: Rodada,
  novas: number,
): Promise<void> => {
  if (achadas.length === 0) return;
  const { rows } = await sql<{ chave: string }>`
    update conta_diferenca d set rodada = ${rodada}::uuid, fatura_numero = x.fatura, esperado = x.esperado, achado = x.achado,
      diferenca_cents = x.cents
    from json_to_recordset(${JSON.stringify(achadas)}::json)
      x (identidade text, onde text, fatura text, esperado text, achado text, cents bigint)
    where d.fechada_em is null and d.identidade = x.identidade and d.onde = x.onde
    returning d.identidade || ' ' || d.onde as chave`.execute(trx);
  const abertas = new Set(rows.map(({ chave }) => chave));
  await insertRows(
    trx,
    'conta_diferenca',
    achadas
      .filter(({ identidade, onde }) => !abertas.has(`${identidade} ${onde}`))
      .slice(0, Math.max(0, novas))
      .map(({ identidade, onde, fatura, esperado, achado, cents }) => ({
        identidade,
        onde,
        fatura_numero: fatura,
        esperado,
        achado,
        diferenca_cents: cents,
        rodada,
        achada_em: em,
      })),
  );
};

/** Closes the differences that a complete check no longer found, and deletes old ones. */
export const fechaDiferencas = async (trx: Trx, { rodada, em }: Rodada): Promise<void> => {
  await sql`update conta_diferenca set fechada_em = ${em}::timestamp
    where fechada_em is null and rodada <> ${rodada}::uuid`.execute(trx);
  await sql`delete from conta_diferenca
    where fechada_em < ${em}::timestamp - ${DIAS_DE_GUARDA}::int * interval '1 day'`.execute(trx);
};

/** Stored differences, open ones first, then newest first. */
export const findDiferencas = async (db: Db): Promise<DiferencaRow[]> => {
  const { rows } = await sql<DiferencaRow>`
    select id::text as id, identidade, onde, fatura_numero as fatura, esperado, achado, diferenca_cents as diferenca,
      ${momento('achada_em')} as "achadaEm", ${momento('fechada_em')} as "fechadaEm"
    from conta_diferenca order by fechada_em desc nulls first, achada_em desc, id`.execute(db);
  return rows;
};

/** Moment of the newest request for a check, ISO; undefined before any. */
export const findUltimoPedido = async (db: Db, tipo: string): Promise<string | undefined> => {
  const { rows } = await sql<{ em: string | null }>`
    select ${momentoExato(sql`max(pedida_em)`)} as em from tarefa where tipo = ${tipo}`.execute(db);
  return rows[0]?.em ?? undefined;
};

/** An invoice with the sums of its account; undefined for an unknown one. */
export const findFaturaDaConta = async (
  db: Db,
  numero: string,
): Promise<Omit<ContaDaFatura, 'linhas'> | undefined> =>
  db
    .selectFrom('fatura')
    .where('numero', '=', numero)
    .select([
      'numero as fatura',
      'vencimento',
      'valor_cents as valor',
      'abatido_cents as abatido',
      'status as situacao',
      'quitada_em as quitadaEm',
    ])
    .executeTakeFirst();

/** Account lines of an invoice: its active postings as one, then its deductions by day. */
export const findLinhasDaConta = async (db: Db, numero: string): Promise<LinhaDaConta[]> => {
  const { rows } = await sql<LinhaDaConta>`
    select id, especie, dia, titulo, origem, valor, principal, encargos, credito from (
      select 'l' as id, 'LANÇAMENTOS' as especie, null::date as dia, null as titulo, null as origem,
        coalesce(sum(valor_cents), 0)::int8 as valor, null::int as principal, null::int as encargos, null::int as credito, 0 as ordem
      from lancamento where fatura_numero = ${numero} and status = 'ATIVO'
      union all
      select 'm' || id, 'MOVIMENTO', dia, titulo_numero, origem, -principal_cents, principal_cents, encargos_cents, credito_cents, 1
      from conta_movimento where fatura_numero = ${numero}
      union all
      select 'c' || id, 'CONCESSÃO', dia, titulo_numero, origem, -valor_cents, null, null, null, 2
      from conta_concessao where fatura_numero = ${numero}
    ) x order by dia nulls first, ordem, id`.execute(db);
  return rows;
};
