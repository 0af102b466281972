import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LinhaDoRelatorio } from '../../../documents/comissao/relatorioComissaoPdf.ts';

/** When a month was closed and paid; undefined while it is open. */
export const findFechamento = (db: Db, competencia: string) =>
  db
    .selectFrom('comissao_fechamento')
    .select([sql<string>`gerada_em::date`.as('fechadoEm'), 'paga_em as pagoEm'])
    .where('competencia', '=', competencia)
    .executeTakeFirst();

/** What each seller's closed month was, by name: `comissao` less `estornado` is the sum of its lines. */
export const findLinhas = async (db: Db, competencia: string): Promise<LinhaDoRelatorio[]> => {
  const { rows } = await sql<LinhaDoRelatorio>`
    select v.codigo, v.nome, s.anterior_cents as "saldoAnterior", s.pago_cents as pago, s.transportar_cents as "aTransportar",
      coalesce(l.comissionadas, 0) as "vendasComissionadas", coalesce(l.estornadas, 0) as "vendasEstornadas",
      coalesce(l.estornado, 0) as estornado, s.linhas_cents + coalesce(l.estornado, 0) as comissao
    from comissao_saldo s
    join vendedor v on v.codigo = s.vendedor_codigo
    left join (
      select vendedor_codigo,
        count(distinct venda_codigo) filter (where especie in ('VIDA', 'MENSALIDADE'))::int as comissionadas,
        count(distinct venda_codigo) filter (where especie = 'ESTORNO')::int as estornadas,
        -coalesce(sum(valor_cents) filter (where especie = 'ESTORNO'), 0)::int as estornado
      from comissao_linha where competencia = ${competencia} group by vendedor_codigo
    ) l on l.vendedor_codigo = s.vendedor_codigo
    where s.competencia = ${competencia}
    order by ordem_pt(v.nome), v.codigo`.execute(db);
  return rows;
};
