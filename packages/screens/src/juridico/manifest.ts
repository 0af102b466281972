import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { beneficiarioProc } from '../contas-medicas/sharedItems.ts';

/** Menu, routes and help of the module. */
export const juridico: ModuleManifest = {
  key: 'juridico',
  icon: 'gavel',
  subtitle: 'Consultas',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./inicio/InicioJuridicoScreen.tsx').then((file) => file.InicioJuridicoScreen),
          help: ['As suas últimas consultas por procedimento, cada uma com as linhas que tem agora.'],
        },
        beneficiarioProc,
      ],
    },
  ],
};
