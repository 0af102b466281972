import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { geraBoleto, impostoDeRenda } from '../common-screens/sharedItems.ts';

/** Menu, routes and help of the module. */
export const vendas: ModuleManifest = {
  key: 'vendas',
  icon: 'chart',
  subtitle: 'Lançamentos, comissão',
  groups: [
    {
      items: [
        inicio,
        geraBoleto,
        {
          key: 'lancamentos-vendas',
          label: 'Lançamentos de vendas',
          route: 'lancamentos-vendas',
          icon: 'shop',
        },
        { key: 'comissao', label: 'Comissão', route: 'comissao', icon: 'percent' },
        { key: 'regras-comissao', label: 'Regras de comissão', route: 'regras-comissao', icon: 'list' },
        impostoDeRenda,
        {
          key: 'beneficiario-cadastrado',
          label: 'Beneficiários cadastrados',
          route: 'beneficiario-cadastrado',
          icon: 'userCheck',
        },
        {
          key: 'carteira-beneficiarios',
          label: 'Carteira de beneficiários',
          route: 'carteira-beneficiarios',
          icon: 'wallet',
        },
        {
          key: 'utilizacao-qualicorp',
          label: 'Utilização Qualicorp',
          route: 'utilizacao-qualicorp',
          icon: 'deal',
        },
      ],
    },
  ],
};
