import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const tecnologia: ModuleManifest = {
  key: 'tecnologia',
  icon: 'monitor',
  subtitle: 'Usuários do aplicativo',
  groups: [
    {
      items: [inicio],
    },
    {
      label: 'Relatórios',
      items: [
        { key: 'rel-usuarios-api', label: 'Usuários da API', route: 'rel-usuarios-api', icon: 'smartphone' },
      ],
    },
  ],
};
