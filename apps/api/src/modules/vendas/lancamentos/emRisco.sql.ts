import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Commission of closed months that a cancellation would reverse. */
export interface EmRiscoRow {
  venda: string;
  cliente: string;
  matricula: string;
  vendedor: string;
  nomeVendedor: string;
  valorCents: number;
  efetivadaEm: string | null;
  definitivaEm: string;
  dias: number;
  canceladoEm: string | null;
}

/**
 * Ledger sum by life and seller while a cancellation reverses it: until the reversal months end, or later
 * when an earlier cancellation is not reversed yet (VEN-38).
 */
export const selectEmRisco = async (db: Db, hoje: string, vendedor: string | null): Promise<EmRiscoRow[]> => {
  const { rows } = await sql<EmRiscoRow>`
    select l.venda, p.nome as cliente, v.matricula, l.vendedor, s.nome as "nomeVendedor", l.soma::int8 as "valorCents",
      v.efetivada_em as "efetivadaEm", l.limite as "definitivaEm", (l.limite - ${hoje}::date)::int as dias,
      case when b.cancelado_em < l.limite then b.cancelado_em end as "canceladoEm"
    from (
      select venda_codigo as venda, vendedor_codigo as vendedor, sum(valor_cents) as soma, max(estorno_ate) as limite
      from comissao_linha
      where ${vendedor === null ? sql`true` : sql`vendedor_codigo = ${vendedor}`}
      group by venda_codigo, vendedor_codigo
      having sum(valor_cents) > 0
    ) l
    join venda v on v.codigo = l.venda
    join beneficiario b on b.matricula = v.matricula
    join pessoa p on p.id = b.pessoa_id
    join vendedor s on s.codigo = l.vendedor
    where l.limite > ${hoje}::date or b.cancelado_em < l.limite
    order by l.limite, l.venda, l.vendedor`.execute(db);
  return rows;
};
