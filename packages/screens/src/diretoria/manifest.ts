import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const diretoria: ModuleManifest = {
  key: 'diretoria',
  icon: 'target',
  subtitle: 'Vidas, faturamento',
  groups: [
    {
      items: [
        inicio,
        {
          key: 'mensalidades-beneficiarios',
          label: 'Mensalidades dos beneficiários',
          route: 'mensalidades-beneficiarios',
          icon: 'cash',
        },
        { key: 'faturamento', label: 'Faturamento', route: 'faturamento', icon: 'chart' },
      ],
    },
  ],
};
