import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

/** Menu, routes and help of the module. */
export const atendimento: ModuleManifest = {
  key: 'atendimento',
  icon: 'phone',
  subtitle: 'Protocolos, autorizações',
  groups: [
    {
      items: [
        inicio,
        { key: 'gera-boleto', label: 'Gerar boleto', route: 'gera-boleto', icon: 'bill' },
        {
          key: 'imposto-de-renda',
          label: 'Imposto de renda',
          route: 'imposto-de-renda',
          icon: 'declaration',
        },
      ],
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
      items: [
        { key: 'token-confirmacao', label: 'Token de confirmação', route: 'token-confirmacao', icon: 'key' },
      ],
    },
  ],
};
