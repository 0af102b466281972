import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { verMesesFechados } from '@vidas/api-client/vendas/regras-comissao/mesesFechados.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Number of sales of closed months that the draft covers and no line pays. */
export const countSemComissao = async (
  db: Db,
  { vendedorRegraComissao }: Pick<Input<typeof verMesesFechados>['body'], 'vendedorRegraComissao'>,
  ultima: string,
): Promise<number> => {
  const { rows } = await sql<{ vendas: number }>`
    select count(distinct e.venda_codigo)::int as vendas
    from jsonb_to_recordset(${JSON.stringify(vendedorRegraComissao)}::jsonb)
      as n("planoRegistro" text[], vendedores text[], "dataInicio" date, "dataFim" date)
    join comissao_entrada e on e.vendedor_codigo = any(n.vendedores) and e.plano_registro = any(n."planoRegistro")
      and e.efetivada_em between n."dataInicio" and n."dataFim"
    where e.competencia <= ${ultima} and not e.administrativa
      and not exists (select from comissao_linha l where l.venda_codigo = e.venda_codigo)
      and not exists (select from comissao_a_mao m where m.venda_codigo = e.venda_codigo and m.aceita is not false)`.execute(
    db,
  );
  return rows[0]?.vendas ?? 0;
};
