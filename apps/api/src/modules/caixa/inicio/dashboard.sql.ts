import type { DashboardCaixa } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { fimDaSemana } from '@vidas/api-client/caixa/prazo.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { existe } from '../../../db/existe.ts';

interface Vendas {
  hoje: number;
  valorHoje: number;
  debito: number;
  valorDebito: number;
  credito: number;
  valorCredito: number;
}

interface Parcelas {
  prazo: 'Atrasada' | 'Hoje' | 'Próximos 7 dias';
  quantidade: number;
  valor: number;
}

/** Sales of the month of `hoje` (ISO), as in the report, and open installments of today (CXA-15). */
export const findDashboard = async (db: Db, hoje: string): Promise<DashboardCaixa> => {
  const { rows } = await sql<Vendas>`
    select count(*) filter (where vendido_em = ${hoje}::date)::int as hoje,
      coalesce(sum(valor_total_cents) filter (where vendido_em = ${hoje}::date), 0)::int8 as "valorHoje",
      count(*) filter (where transacao = 'débito')::int as debito,
      coalesce(sum(valor_total_cents) filter (where transacao = 'débito'), 0)::int8 as "valorDebito",
      count(*) filter (where transacao = 'crédito')::int as credito,
      coalesce(sum(valor_total_cents) filter (where transacao = 'crédito'), 0)::int8 as "valorCredito"
    from cartao_pagamento
    where excluido_em is null and vendido_em >= date_trunc('month', ${hoje}::date)
      and vendido_em < date_trunc('month', ${hoje}::date) + interval '1 month'`.execute(db);
  const parcelas = await sql<Parcelas>`
    select case when q.prevista_em < ${hoje}::date then 'Atrasada' when q.prevista_em = ${hoje}::date then 'Hoje'
        else 'Próximos 7 dias' end as prazo, count(*)::int as quantidade, sum(q.valor_cents)::int8 as valor
    from cartao_parcela q
    join cartao_pagamento c on c.id = q.pagamento_id
    where c.excluido_em is null and c.status = 'Aberto' and q.status = 'Aberto' and q.prevista_em <= ${fimDaSemana(hoje)}::date
    group by prazo`.execute(db);
  const found = new Map(parcelas.rows.map((row) => [row.prazo, row]));
  const of = (prazo: Parcelas['prazo']) => {
    const row = found.get(prazo);
    return { prazo, quantidade: row?.quantidade ?? 0, valor: Number(row?.valor ?? 0) };
  };
  const vendas = rows[0] ?? { hoje: 0, valorHoje: 0, debito: 0, valorDebito: 0, credito: 0, valorCredito: 0 };
  const valorDebito = Number(vendas.valorDebito);
  const valorCredito = Number(vendas.valorCredito);
  const ha = await existe(db, ['pagamentos'], { pagamentos: sql`excluido_em is null` });
  return {
    hoje,
    ha,
    quantidadeCartao: vendas.debito + vendas.credito,
    valorTotalCartao: valorDebito + valorCredito,
    quantidadeCartaoDebito: vendas.debito,
    valorTotalDebito: valorDebito,
    quantidadeCartaoCredito: vendas.credito,
    valorTotalCredito: valorCredito,
    vendasHoje: { quantidade: vendas.hoje, valor: Number(vendas.valorHoje) },
    parcelas: [of('Atrasada'), of('Hoje'), of('Próximos 7 dias')],
  };
};
