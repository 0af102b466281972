import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module; its home is the review of the reports. */
export const ouvidoria: ModuleManifest = {
  key: 'ouvidoria',
  icon: 'megaphone',
  subtitle: 'Denúncias',
  groups: [
    {
      items: [{ ...inicio, load: () => import('./ReviewScreen.tsx').then((file) => file.ReviewScreen) }],
    },
  ],
};
