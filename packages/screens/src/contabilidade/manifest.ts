import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { analiseGerencial, custoAssistencial } from './sharedItems.ts';

/** The four definitions of the accounting help (CTB-1). */
const definicoes = [
  'Despesa líquida é a despesa assistencial menos a coparticipação.',
  'Sinistralidade é a despesa líquida em relação à receita, que é o total das mensalidades.',
  'Vidas base e vidas atuais são os beneficiários com lançamento de mensalidade no mês de um ano atrás e no mês atual.',
  'O período da despesa vai do dia 1 do mês de um ano atrás até hoje.',
] as const;

/** Menu, routes and help of the module. */
export const contabilidade: ModuleManifest = {
  key: 'contabilidade',
  icon: 'analysis',
  subtitle: 'Sinistralidade, receita',
  groups: [
    {
      items: [
        {
          ...inicio,
          help: definicoes,
          load: () =>
            import('./inicio/InicioContabilidadeScreen.tsx').then((file) => file.InicioContabilidadeScreen),
          pages: [
            {
              key: 'guias-em-analise',
              label: 'Guias em análise',
              route: 'guias-em-analise',
              icon: 'fileCheck',
              help: [
                'Lista as guias que esperam por análise em Contas Médicas, a mais antiga primeiro. Ainda não são custo.',
              ],
              load: () =>
                import('./inicio/GuiasEmAnaliseScreen.tsx').then((file) => file.GuiasEmAnaliseScreen),
            },
          ],
        },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          ...analiseGerencial,
          help: definicoes,
        },
        custoAssistencial,
        {
          key: 'receita-segregada',
          label: 'Receita segregada',
          route: 'receita-segregada',
          icon: 'cash',
          load: () =>
            import('./receita-segregada/ReceitaSegregadaScreen.tsx').then(
              (file) => file.ReceitaSegregadaScreen,
            ),
          help: [
            'Traz cada lançamento ativo das competências do período, dos contratos individuais ou dos empresariais, entre estes os por adesão.',
            'Os quatro valores são das linhas que os filtros deixam. Mudar o período ou o tipo limpa o resultado.',
          ],
        },
        {
          key: 'sinistralidade',
          label: 'Sinistralidade',
          route: 'sinistralidade',
          icon: 'percent',
          load: () =>
            import('./sinistralidade/SinistralidadeScreen.tsx').then((file) => file.SinistralidadeScreen),
          help: [
            'Resumido traz os planos dos contratos individuais, ou os das empresas; Detalhado, os beneficiários do contrato da matrícula ou da empresa digitada.',
            'Sinistralidade é o custo bruto menos a coparticipação, em relação à mensalidade. A do alto é a conta das somas das linhas que os filtros deixam; sem mensalidade não há sinistralidade.',
          ],
        },
      ],
    },
  ],
};
