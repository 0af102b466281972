import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';
import { geraBoleto, impostoDeRenda, mensageria, retencao } from '../shared/sharedItems.ts';

/** Menu, routes and help of the module. */
export const cobranca: ModuleManifest = {
  key: 'cobranca',
  icon: 'money',
  subtitle: 'Boletos, inadimplência',
  groups: [
    {
      items: [
        {
          ...inicio,
          help: [
            'Nesta área ficam os boletos, as declarações de imposto de renda, os relatórios de cancelamento e de inadimplência, as campanhas de mensagens e a retenção.',
            'Escolha a tela no menu do lado esquerdo.',
          ],
        },
        geraBoleto,
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'cancelamento',
          label: 'Cancelamento',
          route: 'cancelamento',
          icon: 'removed',
          help: [
            'Lista os beneficiários da data de cancelamento escolhida, com o endereço para correspondência.',
          ],
        },
        {
          key: 'inadimplente',
          label: 'Inadimplentes',
          route: 'inadimplente',
          icon: 'warning',
          help: [
            'Lista os inadimplentes da data de cancelamento escolhida.',
            'As cidades com os códigos digitados ficam fora da lista. Há três arquivos: o simples, o da mensageria e o dos telefones errados.',
          ],
        },
        {
          key: 'pagamento-vencido',
          label: 'Pagamentos vencidos',
          route: 'pagamento-vencido',
          icon: 'calendar',
          help: ['Lista quem tem pagamento vencido no período, com os telefones e os dias de atraso.'],
        },
      ],
    },
    {
      items: [impostoDeRenda, mensageria, retencao],
    },
  ],
};
