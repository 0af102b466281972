import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

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
