import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inPortionsHere } from '../../../db/portions.ts';
import { entrouDaMensalidade, MENSALIDADE, mensalidadesDe, pagasEm } from './mensalidades.sql.ts';

/** Months as ISO days: from the first day to the day before `fim`. */
export interface Periodo {
  inicio: string;
  /** First day after the period. */
  fim: string;
}

/**
 * Sellers to read, null for all. Fees are read only for the pairs 'seller plan' of `porMensalidade`, whose
 * rule pays by fees.
 */
export interface Quem {
  vendedores: readonly string[] | null;
  porMensalidade: readonly string[];
}

/** One sale in the month of its effectuation, or one fee in the month of its payment with its sale. */
export interface Entrada {
  mes: string;
  /** Posting of the fee; null for the sale itself. */
  lancamento: number | null;
  pagoCents: number | null;
  pagaEm: string | null;
  venda: string;
  vendedor: string;
  plano: string;
  valorCents: number;
  efetivadaEm: string | null;
  nascimento: string | null;
  administrativa: boolean;
  canceladoEm: string | null;
}

const daVenda = sql`v.codigo as venda, v.vendedor_codigo as vendedor, v.plano_registro as plano, v.valor_cents as "valorCents",
  v.efetivada_em as "efetivadaEm", p.nascimento, v.administrativa, b.cancelado_em as "canceladoEm"`;

const deles = (vendedores: Quem['vendedores']) =>
  vendedores === null ? sql`true` : sql`v.vendedor_codigo = any(${vendedores})`;

/** Sales effectuated in the period. */
const vidas = ({ inicio, fim }: Periodo, { vendedores }: Quem) => sql`
  select to_char(v.efetivada_em, 'YYYY-MM') as mes, null::integer as lancamento, null::integer as "pagoCents", null::date as "pagaEm", ${daVenda}
  from venda v
  join beneficiario b on b.matricula = v.matricula
  join pessoa p on p.id = b.pessoa_id
  where ${deles(vendedores)} and v.efetivada_em >= ${inicio}::date and v.efetivada_em < ${fim}::date`;

const noPeriodo = (dia: RawBuilder<unknown>, { inicio, fim }: Periodo) =>
  sql`${dia} >= ${inicio}::date and ${dia} < ${fim}::date`;

/** Fees paid in the period for all effectuated sales, starting from invoices; the day is that of full payment. */
const mensalidadesDeTodos = (periodo: Periodo, { porMensalidade }: Quem) => sql`
  select to_char(pago.dia, 'YYYY-MM') as mes, l.id as lancamento, entrou.cents as "pagoCents", pago.dia as "pagaEm", ${daVenda}
  from (${pagasEm((dia) => noPeriodo(dia, periodo))}) pago
  join lancamento l on l.fatura_numero = pago.fatura_numero and l.tipo_codigo = ${MENSALIDADE} and l.status = 'ATIVO'
    and l.valor_cents > 0
  cross join lateral (select ${entrouDaMensalidade(
    { valor: sql`l.valor_cents`, fatura: sql`l.fatura_numero` },
    sql`to_char(pago.dia, 'YYYY-MM')`,
  )} as cents) entrou
  join venda v on v.matricula = l.matricula
  join beneficiario b on b.matricula = v.matricula
  join pessoa p on p.id = b.pessoa_id
  where v.efetivada_em is not null and v.vendedor_codigo || ' ' || v.plano_registro = any(${porMensalidade}) and entrou.cents > 0`;

const emOrdem = sql`order by vendedor, mes, venda, lancamento nulls first`;

const entradasDeTodos = (quem: Quem, periodo: Periodo) =>
  sql<Entrada>`${vidas(periodo, quem)} union all ${mensalidadesDeTodos(periodo, quem)} ${emOrdem}`;

/** Entries of some sellers: fees are found from the sales, once for all months. */
const entradasDestes = (quem: Quem, periodos: readonly Periodo[]) => sql<Entrada>`
  with ${mensalidadesDe(deles(quem.vendedores), quem.porMensalidade)}
  ${sql.join(
    periodos.map((periodo) => vidas(periodo, quem)),
    sql` union all `,
  )}
  union all
  select mes, lancamento_id, pago_cents, dia, venda_codigo, vendedor_codigo, plano_registro, valor_cents, efetivada_em, nascimento, administrativa,
    cancelado_em
  from paga where ${sql.join(
    periodos.map((periodo) => noPeriodo(sql`dia`, periodo)),
    sql` or `,
  )}
  ${emOrdem}`;

/** Entries of some months for few sellers. */
export const selectEntradas = async (db: Db, quem: Quem, periodos: readonly Periodo[]): Promise<Entrada[]> =>
  periodos.length === 0 ? [] : (await entradasDestes(quem, periodos).execute(db)).rows;

/** Entries seller by seller, in portions: memory holds one seller at a time. */
export async function* entradasPorVendedor(
  db: Db,
  quem: Quem,
  periodo: Periodo,
): AsyncGenerator<[vendedor: string, entradas: Entrada[]]> {
  const entradas =
    quem.vendedores === null ? entradasDeTodos(quem, periodo) : entradasDestes(quem, [periodo]);
  let own: Entrada[] = [];
  for await (const portion of inPortionsHere(db, entradas, (entrada) => entrada))
    for (const entrada of portion) {
      const [known] = own;
      if (known && known.vendedor !== entrada.vendedor) {
        yield [known.vendedor, own];
        own = [];
      }
      own.push(entrada);
    }
  if (own[0]) yield [own[0].vendedor, own];
}
