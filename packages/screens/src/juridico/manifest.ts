import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

/** Menu, routes and help of the module. */
export const juridico: ModuleManifest = {
  key: 'juridico',
  icon: 'gavel',
  subtitle: 'Consultas',
  groups: [
    {
      items: [
        inicio,
        {
          key: 'beneficiario-proc',
          label: 'Beneficiários por procedimento',
          route: 'beneficiario-proc',
          icon: 'users',
        },
      ],
    },
  ],
};
