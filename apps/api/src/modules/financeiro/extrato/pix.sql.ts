import type { PixDoExtrato } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';

/** Condition: an act in force received entry `l`. */
const recebido = sql<boolean>`exists (select from conta_ato a
  where a.extrato_conta = l.conta and a.extrato_fitid = l.fitid and a.desfeito_em is null)`;
/** Condition: a person excluded entry `l` from the collection. */
const deFora = sql<boolean>`exists (select from extrato_pix_fora o
  where o.conta = l.conta and o.fitid = l.fitid and o.desfeito_em is null)`;
/** Condition: entry `l` is a valid PIX credit that no return explains. */
const ehPix = sql<boolean>`l.pix and l.vale and l.da_cobranca is null`;

/** Condition: entry `l` is identified already, so a return cannot explain it. */
export const jaConhecido = sql<boolean>`l.pix and (${recebido} or ${deFora})`;

/** PIX credits that wait, oldest first, then excluded ones; `hoje` ISO. */
export const findPix = async (db: Db, hoje: string): Promise<PixDoExtrato[]> => {
  const { rows } = await sql<PixDoExtrato>`
    select l.memo, l.valor_cents::int8 as valor, l.dia, ${hoje}::date - l.dia as dias,
      case when o.id is null then 'ESPERA' else 'FORA' end as situacao, o.motivo,
      case when o.id is not null then ${nomeDoUsuario('o.por')} end as por,
      l.documento, x.nome as extrato, l.linha, l.extrato_id::text as "extratoId"
    from extrato_lancamento l join extrato x on x.id = l.extrato_id
    left join extrato_pix_fora o on o.conta = l.conta and o.fitid = l.fitid and o.desfeito_em is null
    where ${ehPix} and not ${recebido}
    order by o.id is not null, l.dia, l.extrato_id, l.linha`.execute(db);
  return rows;
};

export interface LancamentoPix {
  extrato: number;
  nome: string;
  linha: number;
  conta: string;
  fitid: string;
  dia: string;
  valor: number;
  memo: string | null;
  documento: string | null;
}

const campos = sql`l.extrato_id as extrato, x.nome, l.linha, l.conta, l.fitid, l.dia, l.valor_cents::int8 as valor, l.memo, l.documento`;

/** Waiting PIX credits whose first statement is this one. */
export const findPixNovos = async (trx: Trx, extrato: number): Promise<LancamentoPix[]> => {
  const { rows } = await sql<LancamentoPix>`
    select ${campos} from extrato_lancamento l join extrato x on x.id = l.extrato_id
    where l.extrato_id = ${extrato} and ${ehPix} and not ${recebido} and not ${deFora} order by l.linha`.execute(
    trx,
  );
  return rows;
};

/** A waiting PIX credit, locked until the transaction ends; undefined when it does not wait. */
export const lockPix = async (
  trx: Trx,
  { extrato, linha }: { extrato: number; linha: number },
): Promise<LancamentoPix | undefined> => {
  await sql`select 1 from extrato_lancamento where extrato_id = ${extrato} and linha = ${linha} for update`.execute(
    trx,
  );
  return findPixEmEspera(trx, { extrato, linha });
};

/** A waiting PIX credit, without a lock. */
export const findPixEmEspera = async (
  db: Db | Trx,
  { extrato, linha }: { extrato: number; linha: number },
): Promise<LancamentoPix | undefined> => {
  const { rows } = await sql<LancamentoPix>`
    select ${campos} from extrato_lancamento l join extrato x on x.id = l.extrato_id
    where l.extrato_id = ${extrato} and l.linha = ${linha} and ${ehPix} and not ${recebido} and not ${deFora}`.execute(
    db,
  );
  return rows[0];
};

/** Parts of a code, oldest invoice first. */
export interface CodigoConhecido {
  txid: string;
  valor: number;
  partes: { fatura: string; titulo: string; encargos: number }[];
}

const codigo = sql`c.txid, c.valor_cents as valor, (
  select jsonb_agg(jsonb_build_object('fatura', p.fatura_numero, 'titulo', p.titulo_numero, 'encargos', p.encargos_cents)
    order by f.vencimento, p.titulo_numero)
  from pix_codigo_parte p join fatura f on f.numero = p.fatura_numero where p.txid = c.txid) as partes`;

/** Codes of these txids that still name an invoice. */
export const findCodigos = async (
  db: Db | Trx,
  txids: readonly string[],
): Promise<Map<string, CodigoConhecido>> => {
  const { rows } = await sql<CodigoConhecido>`
    select ${codigo} from pix_codigo c where c.txid = any(${[...txids]}::text[])
      and exists (select from pix_codigo_parte p where p.txid = c.txid)`.execute(db);
  return new Map(rows.map((row) => [row.txid, row]));
};

/** Acts in force with one of these endToEndIds, and whether a statement confirms them. */
export const findAtosPorIdentificador = async (
  trx: Trx,
  identificadores: readonly string[],
): Promise<Map<string, { id: number; valor: number; isDoExtrato: boolean }>> => {
  const { rows } = await sql<{ identificador: string; id: number; valor: number; isDoExtrato: boolean }>`
    select a.identificador, a.id, a.valor_cents as valor, a.extrato_fitid is not null as "isDoExtrato" from conta_ato a
    where a.identificador = any(${[...identificadores]}::text[]) and a.desfeito_em is null`.execute(trx);
  return new Map(rows.map((row) => [row.identificador, row]));
};

/** Links money received by hand to this statement entry. */
export const ligaAto = async (
  trx: Trx,
  ato: number,
  { conta, fitid }: Pick<LancamentoPix, 'conta' | 'fitid'>,
): Promise<void> => {
  await trx
    .updateTable('conta_ato')
    .set({ extrato_conta: conta, extrato_fitid: fitid })
    .where('id', '=', ato)
    .execute();
};

/** Acts in force on entries that only this undone statement brings; for acts by hand the link is removed. */
export const soltaAtos = async (trx: Trx, extrato: number): Promise<number[]> => {
  const orfaos = sql`a.desfeito_em is null and exists (select from extrato_lancamento l
      where l.extrato_id = ${extrato} and l.conta = a.extrato_conta and l.fitid = a.extrato_fitid)
    and not exists (select from extrato_lancamento v where v.conta = a.extrato_conta and v.fitid = a.extrato_fitid and v.vale)`;
  const doExtrato = sql`exists (select from conta_movimento m where m.ato_id = a.id and m.origem = 'EXTRATO')`;
  await sql`update conta_ato a set extrato_conta = null, extrato_fitid = null where ${orfaos} and not ${doExtrato}`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    select a.id from conta_ato a where ${orfaos} and ${doExtrato} order by a.id desc`.execute(trx);
  return rows.map(({ id }) => id);
};

/** Excludes an entry from the collection. */
export const insertFora = async (
  trx: Trx,
  fora: { conta: string; fitid: string; motivo: string; por: string; em: string },
): Promise<void> => {
  await trx
    .insertInto('extrato_pix_fora')
    .values({ ...fora, desfeito_em: null, desfeito_por: null })
    .execute();
};

/** Cancels an exclusion; false without one. */
export const desfazFora = async (
  db: Db,
  { extrato, linha }: { extrato: number; linha: number },
  { login, momento }: { login: string; momento: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update extrato_pix_fora o set desfeito_em = ${momento}::timestamp, desfeito_por = ${login} from extrato_lancamento l
    where l.extrato_id = ${extrato} and l.linha = ${linha} and o.conta = l.conta and o.fitid = l.fitid and o.desfeito_em is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

/** An open invoice that a PIX credit may pay. */
export interface CandidataDoPix {
  fatura: string;
  vencimento: string;
  nome: string;
  documento: string | null;
}

/** Open invoices of payers whose document or beginning of the name is in a text, oldest first. */
export const findCandidatas = async (db: Db, texto: string): Promise<CandidataDoPix[]> => {
  const letras = texto.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const { rows } = await sql<CandidataDoPix>`
    select f.numero as fatura, f.vencimento, coalesce(e.razao_social, p.nome) as nome, coalesce(e.cnpj, p.cpf) as documento
    from fatura f
    left join empresa e on e.codigo = case when f.tipo in ('E', 'X') then f.empresa_codigo end
    left join beneficiario b on b.matricula = case when f.tipo not in ('E', 'X') then f.titular_matricula end
    left join pessoa p on p.id = b.pessoa_id
    where f.status = 'ABERTA' and f.abatido_cents < f.valor_cents and (
      position(coalesce(e.cnpj, p.cpf) in ${letras}) > 0
      or position(left(nome_de_busca(coalesce(e.razao_social, p.nome)), 15) in nome_de_busca(${texto})) > 0)
    order by f.vencimento, f.numero limit 100`.execute(db);
  return rows;
};

/** Unpaid codes of an amount, shown on a day or shortly before, with their payers; newest first. */
export const findCodigosDoValor = async (
  db: Db,
  { valor, dia }: { valor: number; dia: string },
): Promise<(CodigoConhecido & { pagador: string; vencimento: string })[]> => {
  const { rows } = await sql<CodigoConhecido & { pagador: string; vencimento: string }>`
    select ${codigo}, q.pagador, q.vencimento from pix_codigo c
    cross join lateral (
      select coalesce(e.razao_social, p.nome) as pagador, f.vencimento
      from pix_codigo_parte t join fatura f on f.numero = t.fatura_numero
      left join empresa e on e.codigo = case when f.tipo in ('E', 'X') then f.empresa_codigo end
      left join beneficiario b on b.matricula = case when f.tipo not in ('E', 'X') then f.titular_matricula end
      left join pessoa p on p.id = b.pessoa_id
      where t.txid = c.txid order by f.vencimento, f.numero limit 1) q
    where c.dia between ${dia}::date - 5 and ${dia}::date and c.valor_cents = ${valor}
      and not exists (select from conta_ato a where a.txid = c.txid and a.desfeito_em is null)
    order by c.dia desc, c.txid limit 20`.execute(db);
  return rows;
};
