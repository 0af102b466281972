import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Periodo } from '../apuracao/entradas.sql.ts';

/** A sale as the register has it, with what closed months wrote for its seller, reversals apart. */
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

/** The line `l` is of a reversal, or gives one back; it belongs to no earnings. */
const deEstorno = sql`(l.especie = 'ESTORNO' or (l.especie = 'AJUSTE' and l.origem = l.competencia))`;

const doVendedor = (column: RawBuilder<unknown>, vendedor: string | null): RawBuilder<unknown> =>
  vendedor === null ? sql`true` : sql`${column} = ${vendedor}`;

/** The sales of a period by the day of the sale, of one seller or of all (VEN-32). */
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

/** What a seller sold in a month. */
export interface VendidoNoMes {
  competencia: string;
  codigoVendedor: string;
  totalVendas: number;
}

/** What each seller sold in each month of a period, by the day of the sale (VEN-32). */
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

/** From whom the closed months of a period took something back, month by month. */
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

/** What was taken back from a seller for a sale. */
export interface EstornoFeito {
  venda: string;
  vendedor: string;
  valorCents: number;
}

/** The reversals that a closed month wrote; null where the month is not closed. */
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

/** True when any month was closed. */
export const hasFechamentos = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('comissao_fechamento').select('competencia').limit(1).executeTakeFirst()) !==
  undefined;

/** What is said of a reversed sale. */
export interface Estornada {
  venda: string;
  cliente: string;
  valorCents: number;
  efetivadaEm: string | null;
  canceladoEm: string | null;
}

/** Sales by their codes. */
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

/** The names and goals of the sellers, or of one of them. */
export const selectVendedores = (db: Db, vendedor: string | null) =>
  db
    .selectFrom('vendedor')
    .select(['codigo', 'nome', 'cargo', 'meta_vidas as meta', 'ativo'])
    .$if(vendedor !== null, (query) => query.where('codigo', '=', vendedor ?? ''))
    .orderBy('codigo')
    .execute();

/** The seller of a login, written without its prefix; letter case does not matter. */
export const findVendedorDoLogin = (db: Db, login: string) =>
  db
    .selectFrom('usuario as u')
    .innerJoin('vendedor as v', 'v.codigo', 'u.vendedor_codigo')
    .select(['v.codigo', 'v.nome'])
    .where(sql<boolean>`lower(u.login) = lower(${`USU_${login}`})`)
    .execute();
