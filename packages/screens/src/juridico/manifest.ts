import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';
import { beneficiarioProc } from '../shared/sharedItems.ts';

/** Menu, routes and help of the module. */
export const juridico: ModuleManifest = {
  key: 'juridico',
  icon: 'gavel',
  subtitle: 'Consultas',
  groups: [
    {
      items: [inicio, beneficiarioProc],
    },
  ],
};
