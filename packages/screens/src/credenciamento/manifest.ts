import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const credenciamento: ModuleManifest = {
  key: 'credenciamento',
  icon: 'deal',
  subtitle: 'Rede credenciada',
  groups: [
    {
      items: [inicio],
    },
  ],
};
