import type { Layer } from '../fault.ts';

const vendas = 'apps/api/src/modules/vendas';

/** The reports of Vendas. */
export const serverSalesReports: Layer = {
  layer: 'server: sales reports',
  faults: [
    {
      id: 'sales-another-seller',
      title: 'a seller reads the commissions of another by writing the code into the call',
      file: `${vendas}/relatorios/vendedoresPedidos.ts`,
      find: 'for (const pedido of pedidos) if (!vistos.includes(pedido)) exigeVendedor(alcance, pedido);',
      replace:
        'if (pedidos.every((pedido) => !vistos.includes(pedido))) exigeVendedor(alcance, pedidos[0]!);',
      checks: ['comissoes.test.ts'],
    },
    {
      id: 'sales-portfolio-open',
      title: 'every manager opens the portfolio, named or not',
      file: `${vendas}/relatorios/carteira.routes.ts`,
      find: 'if (!config.vendas.carteiraLogins.includes(session.login.toLowerCase()))',
      replace: "if (session.login === '' && !config.vendas.carteiraLogins.includes(session.login))",
      checks: ['carteira.test.ts'],
    },
    {
      id: 'sales-counted-twice',
      title: 'a sale counts in the month it was sold in and again in that of its effectuation',
      file: `${vendas}/relatorios/comissoes.sql.ts`,
      find: "and([noMes('ve.vendida_em'), sql<boolean>`ve.efetivada_em is null`])",
      replace: "and([noMes('ve.vendida_em')])",
      checks: ['comissoes.test.ts'],
    },
    {
      id: 'sales-qualicorp-cents',
      title: 'the procedures of a co-payment are each rounded, so that their sum misses a cent',
      file: `${vendas}/utilizacao-qualicorp/utilizacaoQualicorp.sql.ts`,
      find: 'when todo > 0 then round(valor_cents * ate / todo) - round(valor_cents * (ate - peso) / todo)',
      replace: 'when todo > 0 then round(valor_cents * peso / todo)',
      checks: ['utilizacaoQualicorp.test.ts'],
    },
  ],
};
