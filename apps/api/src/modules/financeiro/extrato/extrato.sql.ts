import { momento } from '../../../db/momento.ts';
import type {
  ExtratoRecebido,
  LancamentoDoExtrato,
} from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Extrato, Lancamento } from '../../../imports/ofx/readOfx.ts';
import type { DeQuem } from './conta.rules.ts';

/** The statements, the newest first. */
export const findExtratos = async (db: Db): Promise<ExtratoRecebido[]> => {
  const { rows } = await sql<ExtratoRecebido>`
    select x.id::text as "extratoId", x.nome, x.situacao, x.inicio, x.fim, x.saldo_cents as saldo, x.conta,
      l.lancamentos, l.novos, l.nossos,
      (select count(distinct c.dia)::int from credito_conferido c where c.extrato_id = x.id and c.desfeito_em is null) as "diasConferidos",
      ${momento('x.enviado_em')} as "enviadoEm", ${nomeDoUsuario('x.login')} as "enviadoPor",
      case when x.desfeito_por is not null then ${nomeDoUsuario('x.desfeito_por')} end as "desfeitoPor", x.desfeito_motivo as motivo
    from extrato x cross join lateral (select count(*)::int as lancamentos, (count(*) filter (where l.vale))::int as novos,
      coalesce(sum(l.valor_cents) filter (where l.vale and l.da_cobranca is not null), 0)::int8 as nossos
      from extrato_lancamento l where l.extrato_id = x.id) l
    order by x.id desc`.execute(db);
  return rows;
};

/** The entries of a statement in its order; undefined when there is none of that number. */
export const findLancamentos = async (
  db: Db,
  extrato: number,
): Promise<LancamentoDoExtrato[] | undefined> => {
  const { rows } = await sql<LancamentoDoExtrato>`
    select l.linha, l.dia, l.valor_cents as valor, l.memo, coalesce(l.da_cobranca, 'NAO') as "daCobranca", l.documento, l.tipo, l.fitid,
      case when l.vale or x.situacao = 'DESFEITO' then 'NAO' else 'SIM' end as "jaVeio"
    from extrato_lancamento l join extrato x on x.id = l.extrato_id where x.id = ${extrato} order by l.linha`.execute(
    db,
  );
  if (rows.length > 0) return rows;
  const found = await db.selectFrom('extrato').where('id', '=', extrato).select('id').executeTakeFirst();
  return found && [];
};

/** The statement in force with this content. */
export const findMesmo = (db: Db | Trx, sha256: string) =>
  db
    .selectFrom('extrato as x')
    .where('x.sha256', '=', sha256)
    .where('x.situacao', '=', 'APLICADO')
    .select(['x.nome', momento('x.enviado_em').as('em'), nomeDoUsuario('x.login').as('por')])
    .executeTakeFirst();

/** Of which account the statements in force are. */
export const findConta = (db: Db | Trx): Promise<DeQuem | undefined> =>
  db
    .selectFrom('extrato')
    .where('situacao', '=', 'APLICADO')
    .orderBy('id', 'desc')
    .select(['banco', 'agencia', 'conta'])
    .executeTakeFirst();

/** Entries that count already, by their FITID. */
export const findConhecidos = async (
  trx: Trx,
  conta: string,
  fitids: readonly string[],
): Promise<Map<string, { dia: string; valor: number; nome: string; linha: number }>> => {
  const { rows } = await sql<{ fitid: string; dia: string; valor: number; nome: string; linha: number }>`
    select l.fitid, l.dia, l.valor_cents as valor, x.nome, l.linha from extrato_lancamento l join extrato x on x.id = l.extrato_id
    where l.vale and l.conta = ${conta} and l.fitid = any(${fitids}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.fitid, row]));
};

/** A statement that comes in. */
export interface NovoExtrato {
  nome: string;
  sha256: string;
  bytes: number;
  lido: Extrato;
  /** The key of its account. */
  conta: string;
  login: string;
  momento: string;
}

/** Writes a statement and its entries; `de` says of each whether it is of the collection, counts, and is PIX. */
export const insertExtrato = async (
  trx: Trx,
  { nome, sha256, bytes, lido, conta, login, momento: enviado_em }: NovoExtrato,
  de: (lancamento: Lancamento) => { daCobranca: boolean; vale: boolean; pix: boolean },
): Promise<number> => {
  const { id } = await trx
    .insertInto('extrato')
    .values({
      nome,
      sha256,
      bytes,
      banco: lido.banco,
      agencia: lido.agencia,
      conta: lido.conta,
      inicio: lido.inicio,
      fim: lido.fim,
      saldo_cents: lido.saldoCents,
      saldo_em: lido.saldoEm,
      enviado_em,
      login,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    trx,
    'extrato_lancamento',
    lido.lancamentos.map((each) => {
      const { daCobranca, vale, pix } = de(each);
      return {
        extrato_id: id,
        linha: each.linha,
        conta,
        fitid: each.fitid,
        dia: each.dia,
        tipo: each.tipo,
        valor_cents: each.valorCents,
        memo: each.memo,
        documento: each.documento,
        da_cobranca: daCobranca ? 'NOME' : null,
        vale,
        pix,
      };
    }),
  );
  return id;
};

/** Undoes a statement in force; its period, or undefined when there is none. What another one brings too counts there. */
export const desfazExtratoRow = async (
  trx: Trx,
  {
    extrato,
    login,
    motivo,
    momento: em,
  }: { extrato: number; login: string; motivo: string; momento: string },
): Promise<{ de: string; ate: string } | undefined> => {
  const row = await trx
    .updateTable('extrato')
    .set({ situacao: 'DESFEITO', desfeito_em: em, desfeito_por: login, desfeito_motivo: motivo })
    .where('id', '=', extrato)
    .where('situacao', '=', 'APLICADO')
    .returning(['inicio as de', 'fim as ate'])
    .executeTakeFirst();
  if (!row) return undefined;
  await sql`update extrato_lancamento set vale = false where extrato_id = ${extrato} and vale`.execute(trx);
  await sql`
    update extrato_lancamento l set vale = true from (
      select distinct on (o.conta, o.fitid) o.extrato_id, o.linha from extrato_lancamento d
      join extrato_lancamento o on o.conta = d.conta and o.fitid = d.fitid
      join extrato x on x.id = o.extrato_id and x.situacao = 'APLICADO'
      where d.extrato_id = ${extrato} and not exists (select from extrato_lancamento v where v.conta = d.conta and v.fitid = d.fitid and v.vale)
      order by o.conta, o.fitid, o.extrato_id) n
    where l.extrato_id = n.extrato_id and l.linha = n.linha`.execute(trx);
  await sql`update credito_conferido set desfeito_em = ${em}::timestamp where extrato_id = ${extrato} and desfeito_em is null`.execute(
    trx,
  );
  return row;
};
