import { inicio } from '../app/inicio.ts';
import type { MenuItem, ModuleManifest } from '../app/manifest.ts';

const rede: MenuItem = {
  key: 'rede',
  label: 'Rede credenciada',
  route: 'rede',
  icon: 'medical',
  load: () => import('./RedeScreen.tsx').then((file) => file.RedeScreen),
  help: [
    'Todos os prestadores, com a situação de hoje e as guias recebidas em doze meses. Quem saiu e foi recredenciado está credenciado, e a linha diz desde quando.',
  ],
};

/** Menu, routes and help of the module. */
export const credenciamento: ModuleManifest = {
  key: 'credenciamento',
  icon: 'deal',
  subtitle: 'Rede credenciada',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () =>
            import('./InicioCredenciamentoScreen.tsx').then((file) => file.InicioCredenciamentoScreen),
          pages: [rede],
          help: [
            'Mostra quantos prestadores estão credenciados hoje, quantos saíram, quem não mandou guia em doze meses, e as especialidades e cidades com mais credenciados. Cada número abre as suas linhas.',
          ],
        },
      ],
    },
  ],
};
