import { statusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { reanalises } from '../atendimento/sharedItems.ts';
import { rowsPath } from '../report/urlFilters.ts';

/** Menu, routes and help of the module; its home is the review of the reports. */
export const ouvidoria: ModuleManifest = {
  key: 'ouvidoria',
  icon: 'megaphone',
  subtitle: 'Denúncias',
  figure: rowsPath('inicio', {}, { OUV_STATUS: statusDenuncia.N }),
  groups: [
    {
      items: [
        { ...inicio, load: () => import('./ReviewScreen.tsx').then((file) => file.ReviewScreen) },
        reanalises,
      ],
    },
  ],
};
