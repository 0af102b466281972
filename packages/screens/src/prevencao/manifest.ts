import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { beneficiarioProc } from '../common-screens/sharedItems.ts';

/** Menu, routes and help of the module. */
export const prevencao: ModuleManifest = {
  key: 'prevencao',
  icon: 'heart',
  subtitle: 'Programas',
  groups: [
    {
      items: [inicio],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'possiveis-gestantes',
          label: 'Possíveis gestantes',
          route: 'possiveis-gestantes',
          icon: 'pregnant',
        },
        {
          key: 'beneficiarios-acima-55',
          label: 'Beneficiários acima de 55',
          route: 'beneficiarios-acima-55',
          icon: 'users',
        },
        {
          key: 'beneficiarios-cid-e66',
          label: 'Beneficiários CID E66',
          route: 'beneficiarios-cid-e66',
          icon: 'activity',
        },
        {
          key: 'restricao-bariatrica',
          label: 'Restrição bariátrica',
          route: 'restricao-bariatrica',
          icon: 'bariatric',
        },
        beneficiarioProc,
      ],
    },
  ],
};
