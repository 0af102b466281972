import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { geraBoleto, impostoDeRenda } from '../common-screens/sharedItems.ts';

/** Menu, routes and help of the module. */
export const atendimento: ModuleManifest = {
  key: 'atendimento',
  icon: 'phone',
  subtitle: 'Protocolos, autorizações',
  groups: [
    {
      items: [inicio, geraBoleto, impostoDeRenda],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'registro-autorizacao',
          label: 'Registro de autorização',
          route: 'registro-autorizacao',
          icon: 'shield',
        },
        {
          key: 'registro-protocolo',
          label: 'Registro de protocolo',
          route: 'registro-protocolo',
          icon: 'list',
        },
      ],
    },
    {
      label: 'Confirmação',
      items: [
        { key: 'token-confirmacao', label: 'Token de confirmação', route: 'token-confirmacao', icon: 'key' },
      ],
    },
  ],
};
