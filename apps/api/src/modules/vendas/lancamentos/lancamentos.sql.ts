import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Periodo } from '../apuracao/entradas.sql.ts';

/** A sale with its seller's lines of closed months, without reversals. */
export interface VendaRow {
  codigo: string;
  cliente: string;
  matricula: string;
  valorCents: number;
  escritaCents: number;
  status: string;
  vendidaEm: string;
  efetivadaEm: string | null;
  ativado_em: string | null;
  cancelado_em: string | null;
  administrativa: boolean;
  parceria: boolean;
  tipoContratacao: number;
  linha: string;
  vendedor: string;
  nomeVendedor: string;
}

/** Condition: line `l` is a reversal or withdraws one, so it is no earning. */
const deEstorno = sql`(l.especie = 'ESTORNO' or (l.especie = 'AJUSTE' and l.origem = l.competencia))`;

const doVendedor = (column: RawBuilder<unknown>, vendedor: string | null): RawBuilder<unknown> =>
  vendedor === null ? sql`true` : sql`${column} = ${vendedor}`;

/** Sales of a period by day of sale, of one seller or of all (VEN-32). */
export const selectVendas = async (
  db: Db,
  { inicio, fim }: Periodo,
  vendedor: string | null,
): Promise<VendaRow[]> => {
  const { rows } = await sql<VendaRow>`
    select v.codigo, p.nome as cliente, v.matricula, v.valor_cents as "valorCents", v.status, v.vendida_em as "vendidaEm",
      v.efetivada_em as "efetivadaEm", b.ativado_em, b.cancelado_em, v.administrativa, v.parceria,
      v.tipo_contratacao as "tipoContratacao", pl.linha, v.vendedor_codigo as vendedor, s.nome as "nomeVendedor",
      coalesce((
        select sum(l.valor_cents) from comissao_linha l
        where l.venda_codigo = v.codigo and l.vendedor_codigo = v.vendedor_codigo and not ${deEstorno}
      ), 0)::int8 as "escritaCents"
    from venda v
    join beneficiario b on b.matricula = v.matricula
    join pessoa p on p.id = b.pessoa_id
    join plano pl on pl.registro = v.plano_registro
    join vendedor s on s.codigo = v.vendedor_codigo
    where v.vendida_em >= ${inicio}::date and v.vendida_em < ${fim}::date and ${doVendedor(sql`v.vendedor_codigo`, vendedor)}
    order by v.vendida_em, v.codigo`.execute(db);
  return rows;
};

/** Sales of a seller in a month, in cents. */
export interface VendidoNoMes {
  competencia: string;
  codigoVendedor: string;
  totalVendas: number;
}

/** Sales of each seller and month of a period, by day of sale (VEN-32). */
export const selectVendidoPorMes = async (db: Db, { inicio, fim }: Periodo): Promise<VendidoNoMes[]> => {
  const { rows } = await sql<VendidoNoMes>`
    select to_char(v.vendida_em, 'YYYY-MM') as competencia, v.vendedor_codigo as "codigoVendedor",
      sum(v.valor_cents)::int8 as "totalVendas"
    from venda v
    where v.vendida_em >= ${inicio}::date and v.vendida_em < ${fim}::date
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, totalVendas: Number(row.totalVendas) }));
};

/** Sellers with reversals in the closed months of a period, by month. */
export const selectEstornadosPorMes = (db: Db, meses: readonly string[]) =>
  db
    .selectFrom('comissao_linha')
    .select(['competencia', 'vendedor_codigo as codigoVendedor'])
    .distinct()
    .where('especie', '=', 'ESTORNO')
    .where('competencia', 'in', meses)
    .orderBy('competencia')
    .orderBy('vendedor_codigo')
    .execute();

/** A reversal of a sale, by seller. */
export interface EstornoFeito {
  venda: string;
  vendedor: string;
  valorCents: number;
}

/** Reversals of a closed month; null when the month is open. */
export const selectEstornosFechados = async (
  db: Db,
  competencia: string,
  vendedor: string | null,
): Promise<EstornoFeito[] | null> => {
  const closed = await db
    .selectFrom('comissao_fechamento')
    .select('competencia')
    .where('competencia', '=', competencia)
    .executeTakeFirst();
  if (!closed) return null;
  const { rows } = await sql<EstornoFeito>`
    select l.venda_codigo as venda, l.vendedor_codigo as vendedor, -l.valor_cents as "valorCents"
    from comissao_linha l
    where l.competencia = ${competencia} and l.especie = 'ESTORNO' and ${doVendedor(sql`l.vendedor_codigo`, vendedor)}`.execute(
    db,
  );
  return rows;
};

/** Some month is closed. */
export const hasFechamentos = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('comissao_fechamento').select('competencia').limit(1).executeTakeFirst()) !==
  undefined;

/** Facts about a reversed sale. */
export interface Estornada {
  venda: string;
  cliente: string;
  valorCents: number;
  efetivadaEm: string | null;
  canceladoEm: string | null;
}

/** Sales by code. */
export const selectEstornadas = async (db: Db, vendas: readonly string[]): Promise<Estornada[]> => {
  if (vendas.length === 0) return [];
  const { rows } = await sql<Estornada>`
    select v.codigo as venda, p.nome as cliente, v.valor_cents as "valorCents", v.efetivada_em as "efetivadaEm",
      b.cancelado_em as "canceladoEm"
    from venda v
    join beneficiario b on b.matricula = v.matricula
    join pessoa p on p.id = b.pessoa_id
    where v.codigo = any(${vendas})`.execute(db);
  return rows;
};

/** Names and goals of all sellers, or of one. */
export const selectVendedores = (db: Db, vendedor: string | null) =>
  db
    .selectFrom('vendedor')
    .select(['codigo', 'nome', 'cargo', 'meta_vidas as meta', 'ativo'])
    .$if(vendedor !== null, (query) => query.where('codigo', '=', vendedor ?? ''))
    .orderBy('codigo')
    .execute();

/** Seller of a login without its prefix; case does not matter. */
export const findVendedorDoLogin = (db: Db, login: string) =>
  db
    .selectFrom('usuario as u')
    .innerJoin('vendedor as v', 'v.codigo', 'u.vendedor_codigo')
    .select(['v.codigo', 'v.nome'])
    .where(sql<boolean>`lower(u.login) = lower(${`USU_${login}`})`)
    .execute();
