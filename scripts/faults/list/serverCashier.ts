import type { Layer } from '../fault.ts';

const caixa = 'apps/api/src/modules/caixa';

/** Card sales: their sums, what they do to bills, and who comes second. */
export const serverCashier: Layer = {
  layer: 'server: card sales',
  faults: [
    {
      id: 'card-tariff-cents',
      title: 'the cents of the tariff are lost between the installments',
      file: 'packages/api-client/src/caixa/cartao.rules.ts',
      find: 'rest -= next - now;',
      replace: 'rest = 0;\n    tarifas[at] = now;',
      checks: ['cartao.rules.test.ts'],
    },
    {
      id: 'card-request-twice',
      title: 'a repeated request is done again',
      file: 'apps/api/src/modules/caixa/pagamento-cartao/pedido.ts',
      find: 'if (!claimed) {',
      replace: 'if (!claimed && quem.user === "") {',
      checks: ['caixa.test.ts'],
    },
    {
      id: 'card-toggle-blind',
      title: 'an installment changes whatever state the person saw',
      file: 'apps/api/src/modules/caixa/baixa-cartao/mudaVenda.ts',
      find: 'if (parcela.status !== visto) {',
      replace: 'if (parcela.status !== visto && user === "") {',
      checks: ['baixa.test.ts'],
    },
    {
      id: 'card-deleted-bills',
      title: 'the bills of a deleted sale stay paid',
      file: 'apps/api/src/modules/caixa/baixa-cartao/mudaVenda.ts',
      find: 'await liberaFaturas(trx, id, { momento, user });',
      replace: 'void liberaFaturas;',
      checks: ['baixa.test.ts'],
    },
    {
      id: 'card-interest-today',
      title: 'fine and interest are of today and not of the day of the sale',
      file: `${caixa}/caixa.routes.ts`,
      find: 'const dia = query.dataVenda ?? hoje();',
      replace: 'const dia = hoje() || query.dataVenda || "";',
      checks: ['caixa.test.ts'],
    },
    {
      id: 'card-figure-rows',
      title: 'the figure of late installments opens all that are open',
      file: 'packages/screens/src/caixa/inicio/caixaSections.tsx',
      find: "{ aba: 'parcelas' }, { prazo })",
      replace: "{ aba: 'parcelas' })",
      checks: ['CaixaInicio.stories.tsx'],
    },
    {
      id: 'card-fees-of-another',
      title: 'the fees of one person stay on show under another until their own come',
      file: 'packages/api-client/src/caixa/pagamento-cartao/lancamento.queries.ts',
      find: '(query?.queryKey[2] === codSau ? before : undefined)',
      replace: "(query?.queryKey[2] !== '' ? before : undefined)",
      checks: ['PagamentoCartao.stories.tsx'],
    },
    {
      id: 'card-part-of-the-bank',
      title: 'a title that a card settles counts no part that the bank had brought in',
      file: 'apps/api/src/modules/caixa/pagamento-cartao/mensalidades.sql.ts',
      find: 'valor_pago_cents = x.recebido, ',
      replace: 'valor_pago_cents = t.valor_cents - t.recebido_em_parte_cents + x.encargos, ',
      checks: ['banco.test.ts'],
    },
    {
      id: 'card-undone-by-cheque',
      title: 'a returned cheque undoes what a card has paid',
      file: 'apps/api/src/modules/financeiro/retorno/julga.rules.ts',
      find: 'if (!desfeito && cartaoDoTitulo(titulo) > 0)',
      replace: 'if (!desfeito && cartaoDoTitulo(titulo) < 0)',
      checks: ['banco.test.ts'],
    },
    {
      id: 'card-sale-come-back',
      title: 'undoing a returned cheque brings back a card sale that was deleted',
      file: 'apps/api/src/modules/conta/conta.sql.ts',
      find: 'select coalesce(sum(m.principal_cents), 0) from conta_movimento m\n  where m.fatura_numero = t.fatura_numero',
      replace:
        'select coalesce(sum(m.principal_cents), 0) * 0 from conta_movimento m\n  where m.fatura_numero = t.fatura_numero',
      checks: ['banco.test.ts'],
    },
  ],
};
