import type { ModuleManifest } from '../app/manifest.ts';
import { geraBoleto, impostoDeRenda } from '../cobranca/sharedItems.ts';

/** Menu, routes and help of the module. */
export const vendas: ModuleManifest = {
  key: 'vendas',
  icon: 'chart',
  subtitle: 'Lançamentos, comissão',
  groups: [
    {
      items: [
        {
          key: 'inicio',
          label: 'Início',
          route: 'inicio',
          icon: 'home',
          load: () => import('./inicio/InicioVendasScreen.tsx').then((file) => file.InicioVendasScreen),
          help: [
            'Mostra as vendas do mês contra a meta, a comissão até agora e a que um cancelamento ainda estorna; cada número abre as linhas que conta.',
            'Gerentes veem os números de todos os vendedores; um vendedor vê os seus.',
          ],
        },
        geraBoleto,
        {
          key: 'lancamentos-vendas',
          label: 'Lançamentos de vendas',
          route: 'lancamentos-vendas',
          icon: 'shop',
          load: () => import('./lancamentos/LancamentosScreen.tsx').then((file) => file.LancamentosScreen),
          help: [
            'Mostra as vendas cujo dia da venda está na competência. Gerentes veem todos os vendedores; um vendedor vê as suas.',
            'O valor da comissão de uma venda é o que os meses fechados lançaram e os abertos dão hoje por ela. Estornos ficam na sua própria tabela.',
            'Comissão em risco é o que já foi lançado e um cancelamento ainda estorna, com o dia em que fica definitivo.',
          ],
        },
        {
          key: 'comissao',
          label: 'Comissão',
          route: 'comissao',
          icon: 'percent',
          load: () => import('./relatorios/ComissaoScreen.tsx').then((file) => file.ComissaoScreen),
          help: [
            'Traz as vendas efetivadas na competência e as vendidas nela que ainda esperam a ativação do beneficiário. Cada venda está em uma competência só.',
            'Gerentes veem todos os vendedores; cada vendedor vê as suas vendas. Os indicadores contam o que os filtros da tabela deixam.',
            'Relatório (PDF), para gerentes, abre a comissão paga de cada vendedor numa competência fechada.',
          ],
          pages: [
            {
              key: 'relatorio-comissao',
              label: 'Relatório de comissão (PDF)',
              route: 'relatorio-comissao',
              icon: 'percent',
              isFullscreen: true,
              load: () =>
                import('./relatorio-comissao/RelatorioComissaoScreen.tsx').then(
                  (file) => file.RelatorioComissaoScreen,
                ),
              help: [
                'Traz os valores gravados no fechamento da competência; uma competência aberta não tem relatório.',
              ],
            },
          ],
        },
        {
          key: 'fechamento-comissao',
          label: 'Fechamento de comissão',
          route: 'fechamento-comissao',
          icon: 'fileCheck',
          waitsForCarga: true,
          load: () =>
            import('./fechamento/FechamentoComissaoScreen.tsx').then((file) => file.FechamentoComissaoScreen),
          help: [
            'Gerentes veem o mês de todos os vendedores, calculado na hora enquanto está aberto, e o fecham depois que termina. Fechado, ele não muda: o que mudar depois entra no próximo mês aberto.',
            'Conferência mostra o que ver antes de fechar, e os passos do mês: fechar, papéis, pagar.',
            'Vendedores veem aqui a própria comissão, linha por linha com a sua explicação, e podem contestar uma linha.',
          ],
        },
        {
          key: 'regras-comissao',
          label: 'Regras de comissão',
          route: 'regras-comissao',
          icon: 'list',
          load: () =>
            import('./regras-comissao/RegrasComissaoScreen.tsx').then((file) => file.RegrasComissaoScreen),
          help: [
            'Gerentes veem todas as regras, criam uma nova em quatro passos e desativam as que não valem mais. Vendedores veem as suas.',
            'Um vendedor tem uma só regra ativa por plano em cada dia: quem salva outra fica sabendo qual é a que já existe.',
          ],
        },
        impostoDeRenda,
        {
          key: 'beneficiario-cadastrado',
          label: 'Beneficiários cadastrados',
          route: 'beneficiario-cadastrado',
          icon: 'userCheck',
          load: () =>
            import('./relatorios/BeneficiarioCadastradoScreen.tsx').then(
              (file) => file.BeneficiarioCadastradoScreen,
            ),
          help: [
            'Lista os beneficiários pela data da venda, o primeiro e o último dia do período incluídos. Gerentes escolhem o vendedor; cada vendedor vê os seus.',
          ],
        },
        {
          key: 'carteira-beneficiarios',
          label: 'Carteira de beneficiários',
          route: 'carteira-beneficiarios',
          icon: 'wallet',
          load: () =>
            import('./relatorios/CarteiraBeneficiariosScreen.tsx').then(
              (file) => file.CarteiraBeneficiariosScreen,
            ),
          help: [
            'Lista os beneficiários ativos hoje que foram vendidos no período, por vendedor. Só as pessoas nomeadas na configuração do sistema a abrem.',
          ],
        },
        {
          key: 'utilizacao-qualicorp',
          label: 'Utilização Qualicorp',
          route: 'utilizacao-qualicorp',
          icon: 'deal',
          load: () =>
            import('./utilizacao-qualicorp/UtilizacaoQualicorpScreen.tsx').then(
              (file) => file.UtilizacaoQualicorpScreen,
            ),
          help: [
            'Escolha a competência e o dia de faturamento. Sintético mostra o que cada empresa da Qualicorp é cobrada; Utilização, os procedimentos de que vem a coparticipação.',
            'As duas somas de coparticipação são iguais, empresa por empresa. Cada tabela tem o seu arquivo.',
            'Um vendedor vê em Utilização só os seus clientes; a soma dele pode ser menor que a do Sintético.',
          ],
        },
      ],
    },
  ],
};
