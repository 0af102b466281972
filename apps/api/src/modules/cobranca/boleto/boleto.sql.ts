import { momento } from '../../../db/momento.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { colunasDaForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { recebidoEmParte, recebidoEmParteEm } from '../../conta/conta.sql.ts';
import { findNovo, findNovosDe, findPartes } from '../novo-boleto/papel.sql.ts';
import { baixadoNoBanco, substituidoPor } from '../novo-boleto/substituido.sql.ts';
import type { BoletoRow, Cobranca } from './boletoRow.ts';
import { valorAberto } from '../aberto.sql.ts';

/** Condition: a name has a letter outside Latin-1, which a font of the papers may lack. */
export const ehRaro = (nome: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${nome} ~ '[^\\u0020-\\u00ff]'`;

const nomesRaros = sql`(
  select string_agg(distinct pn.nome, ' ') from lancamento l
  join beneficiario bn on bn.matricula = l.matricula join pessoa pn on pn.id = bn.pessoa_id
  where l.fatura_numero = f.numero and l.status = 'ATIVO' and ${ehRaro(sql`pn.nome`)})`;

/** Type of invoice `f`'s payer, as in the wishes. */
export const tipoDePagador = sql`case when f.tipo in ('E', 'X') then 'EMPRESA' else 'TITULAR' end`;

/** Titles `t` of invoices `f` with their payers (company `e` or person `p`) and their last sending by e-mail. */
export const selectBoletos = (where: RawBuilder<unknown>): RawBuilder<BoletoRow> => sql<BoletoRow>`
  select t.numero as titulo, f.numero as fatura, t.forma, t.nosso_numero, t.vencimento, f.emitida_em, ${valorAberto} as valor_cents,
    ${recebidoEmParte} as recebido_em_parte_cents, ${recebidoEmParteEm} as recebido_em_parte_em, t.dias_validos,
    t.pago_em, t.cancelado_em,
    coalesce(case when f.tipo in ('E', 'X') then e.codigo else b.matricula end, '') as codigo,
    coalesce(case when f.tipo in ('E', 'X') then e.razao_social else p.nome end, '') as nome,
    case when f.tipo in ('E', 'X') then e.cnpj else p.cpf end as documento, e.caepf, e.cei, pl.nome as plano, pl.registro as plano_registro,
    case when f.tipo in ('E', 'X') then e.email else p.email end as email,
    case when f.tipo in ('E', 'X') then e.logradouro else p.logradouro end as logradouro,
    case when f.tipo in ('E', 'X') then e.numero else p.numero end as numero,
    case when f.tipo in ('E', 'X') then e.complemento else p.complemento end as complemento,
    case when f.tipo in ('E', 'X') then e.bairro else p.bairro end as bairro,
    m.nome as cidade, m.uf,
    case when f.tipo in ('E', 'X') then e.cep else p.cep end as cep,
    ${momento('s.enviado_em')} as enviado_em, s.destinatario as enviado_para,
    ${substituidoPor} as substituido_por, ${baixadoNoBanco} as baixado, null as registro, null as registro_motivo,
    null as pix_do_banco, ${nomesRaros} as nomes_raros, ${colunasDaForma}
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  left join plano pl on pl.registro = b.plano_registro and f.tipo not in ('E', 'X')
  left join municipio m on m.codigo = case when f.tipo in ('E', 'X') then e.municipio_codigo else p.municipio_codigo end
  ${comForma(tipoDePagador, sql`case when f.tipo in ('E', 'X') then e.codigo else b.matricula end`)}
  left join lateral (
    select enviado_em, destinatario from cobranca_envio
    where chave = 'boleto:' || t.numero and situacao = 'ENVIADO' order by id desc limit 1
  ) s on true
  where t.forma in ('BOLETO', 'DEBITO_AUTOMATICO') and ${where}
  order by t.vencimento, t.numero`;

export const tipos: Record<TipoBoleto, readonly string[]> = { I: ['I', 'D'], E: ['E', 'X'], A: ['A', 'C'] };

/** Type of search that finds a boleto of such an invoice (COB-1). */
export const tipoDaFatura = (tipo: string): TipoBoleto =>
  tipos.E.includes(tipo) ? 'E' : tipos.A.includes(tipo) ? 'A' : 'I';

/** Leading zeros may be missing; a dependent's matrícula finds the holder's bills. */
export const doPagador = (type: TipoBoleto, codigo: string): RawBuilder<unknown> =>
  type === 'E'
    ? sql`f.empresa_codigo in (select codigo from empresa where ltrim(codigo, '0') = ltrim(${codigo}, '0'))`
    : sql`f.titular_matricula = (select titular_matricula from beneficiario where matricula = ${matriculaInteira(codigo)})`;

/** Search for bills; `vencimento` (ISO) is optional. */
export interface BuscaBoleto {
  type: TipoBoleto;
  matricula: string;
  vencimento?: string;
}

/** Open titles of some kinds of invoices, then the new boletos that collect them. */
const findAbertos = async (
  db: Db,
  {
    faturas,
    pagador,
    vencimento,
  }: { faturas: readonly string[]; pagador: RawBuilder<unknown>; vencimento?: string | undefined },
): Promise<BoletoRow[]> => {
  const { rows } = await selectBoletos(
    sql`f.tipo = any(${[...faturas]}::text[]) and ${pagador} and f.status = 'ABERTA'
      and t.pago_em is null and t.cancelado_em is null`,
  ).execute(db);
  const novos = await findNovosDe(db, { titulos: rows.map(({ titulo }) => titulo), vencimento });
  return [...rows.filter((row) => vencimento === undefined || row.vencimento === vencimento), ...novos];
};

/**
 * Open titles, oldest first, then new boletos; titles on automatic debit are included to explain their
 * absence (COB-25).
 */
export const findBoletos = async (db: Db, busca: BuscaBoleto): Promise<BoletoRow[]> => {
  const { type, vencimento } = busca;
  const codigo = busca.matricula.trim();
  if (!/^\d{1,10}$/.test(codigo)) return [];
  return findAbertos(db, { faturas: tipos[type], pagador: doPagador(type, codigo), vencimento });
};

/** Kinds of invoices that a payer may have: those of a company, or all of a holder. */
export const faturasDe = (type: TipoBoleto): readonly string[] =>
  type === 'E' ? tipos.E : [...tipos.I, ...tipos.A];

/** Open titles of a payer of any kind, as in `findBoletos`. */
export const findBoletosDoPagador = (
  db: Db,
  { type, matricula }: Pick<BuscaBoleto, 'type' | 'matricula'>,
): Promise<BoletoRow[]> => findAbertos(db, { faturas: faturasDe(type), pagador: doPagador(type, matricula) });

/** Bill of a number, paid or not; undefined when it belongs to another payer. */
export const findBoleto = async (
  db: Db,
  { matricula, nossoNumero }: { matricula: string; nossoNumero: string },
): Promise<BoletoRow | undefined> => {
  const { rows } = await selectBoletos(sql`t.nosso_numero = ${nossoNumero}`).execute(db);
  const plain = (text: string): string => text.trim().replace(/^0+/, '');
  return [...rows, ...(await findNovo(db, nossoNumero))].find(
    ({ codigo }) => plain(codigo) === plain(matricula),
  );
};

/** Charges of some invoices, by invoice and person. */
export const findLancados = async (db: Db, faturas: readonly string[]): Promise<Map<string, Cobranca[]>> => {
  const { rows } = await sql<Cobranca & { fatura: string }>`
    select l.fatura_numero as fatura, lt.descricao as tipo, l.competencia,
      lt.descricao || ' ' || to_char(to_date(l.competencia, 'YYYY-MM'), 'MM/YYYY') as descricao, p.nome, l.valor_cents
    from lancamento l
    join lancamento_tipo lt on lt.codigo = l.tipo_codigo
    join beneficiario b on b.matricula = l.matricula
    join pessoa p on p.id = b.pessoa_id
    where l.fatura_numero = any(${[...faturas]}::text[]) and l.status = 'ATIVO'
    order by b.titular_matricula, b.dependencia <> 1, b.matricula, l.tipo_codigo, l.id`.execute(db);
  return Map.groupBy(rows, ({ fatura }) => fatura);
};

/** Charges of a bill, by person. */
export const findDemonstrativo = async (
  db: Db,
  { fatura, titulo, registro }: BoletoRow,
): Promise<Cobranca[]> =>
  registro !== null ? findPartes(db, titulo) : ((await findLancados(db, [fatura])).get(fatura) ?? []);
