import { item, type ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const caixa: ModuleManifest = {
  key: 'caixa',
  icon: 'card',
  subtitle: 'Cartões',
  groups: [
    {
      items: [
        {
          key: 'inicio',
          label: 'Início',
          route: 'inicio',
          icon: 'home',
          load: () => import('./inicio/CaixaInicioScreen.tsx').then((file) => file.CaixaInicioScreen),
          help: [
            'Mostra as parcelas em aberto pelo prazo e as vendas com cartão de hoje e do mês; cada número abre as linhas que soma.',
          ],
        },
        {
          ...item('balcao', 'Balcão', 'cash'),
          load: () => import('./balcao/BalcaoScreen.tsx').then((file) => file.BalcaoScreen),
          help: ['Código, Enter, como paga, Enter: recebe em dinheiro ou cartão, e o recibo se abre.'],
        },
      ],
    },
    {
      label: 'Cartão',
      items: [
        {
          key: 'pagamento-cartao',
          label: 'Pagamento com cartão',
          route: 'pagamento-cartao',
          icon: 'card',
          load: () =>
            import('./pagamento-cartao/PagamentoCartaoScreen.tsx').then((file) => file.PagamentoCartaoScreen),
          help: [
            'Escolha o beneficiário e as mensalidades que ele paga; multa e juros são os do dia da venda. A transação se escolhe depois das mensalidades, e o desconto depois da transação.',
            'As parcelas mostram o dia e o valor de cada uma antes de gravar. Gravada, as mensalidades ficam pagas no dia da venda, e o comprovante se imprime ou vai por e-mail.',
          ],
        },
        {
          key: 'baixa-cartao',
          label: 'Baixa de cartão',
          route: 'baixa-cartao',
          icon: 'check',
          load: () => import('./baixa-cartao/BaixaCartaoScreen.tsx').then((file) => file.BaixaCartaoScreen),
          help: [
            'Abra uma venda para ver as suas parcelas. Confirmar recebimento dá a parcela por paga; Reabrir desfaz. Quando todas estão pagas, a venda passa para Finalizados.',
            'Em Parcelas em aberto, Confirmar recebimento de um dia recebe de uma vez o que a administradora paga naquele dia, de uma bandeira ou de todas. Em Recebimentos um gerente o desfaz.',
            'Se outra pessoa mudou a parcela antes, nada muda e a mensagem diz quem foi e quando.',
            'Excluir devolve as mensalidades da venda a em aberto; só vale enquanto nenhuma parcela está paga.',
          ],
        },
        {
          key: 'relatorio-cartao',
          label: 'Relatório de cartão',
          route: 'relatorio-cartao',
          icon: 'list',
          load: () =>
            import('./relatorio-cartao/RelatorioCartaoScreen.tsx').then((file) => file.RelatorioCartaoScreen),
          help: [
            'Lista as vendas com cartão pela data da venda, o primeiro e o último dia do período incluídos. Abra uma venda para ver as faturas que ela pagou.',
          ],
        },
      ],
    },
  ],
};
