import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const caixa: ModuleManifest = {
  key: 'caixa',
  icon: 'card',
  subtitle: 'Cartões',
  groups: [
    {
      items: [inicio],
    },
    {
      label: 'Cartão',
      items: [
        { key: 'pagamento-cartao', label: 'Pagamento com cartão', route: 'pagamento-cartao', icon: 'card' },
        { key: 'baixa-cartao', label: 'Baixa de cartão', route: 'baixa-cartao', icon: 'check' },
        { key: 'relatorio-cartao', label: 'Relatório de cartão', route: 'relatorio-cartao', icon: 'list' },
      ],
    },
  ],
};
