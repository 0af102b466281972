import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const diretoria: ModuleManifest = {
  key: 'diretoria',
  icon: 'target',
  subtitle: 'Vidas, faturamento',
  groups: [
    {
      items: [
        inicio,
        {
          key: 'mensalidades-beneficiarios',
          label: 'Mensalidades dos beneficiários',
          route: 'mensalidades-beneficiarios',
          icon: 'cash',
          load: () =>
            import('./mensalidades-beneficiarios/MensalidadesScreen.tsx').then(
              (file) => file.MensalidadesScreen,
            ),
          help: [
            'A data escolhe o mês das mensalidades e o dia em que a situação de cada vida é vista. A lista principal tem quem teve mensalidade lançada no mês; as outras, as vidas ativas sem mensalidade e as que aguardam ativação.',
            'O arquivo é da lista que se escolhe, com ou sem mensalidade, e leva o que os filtros dela deixam.',
          ],
        },
        {
          key: 'faturamento',
          label: 'Faturamento',
          route: 'faturamento',
          icon: 'chart',
          load: () => import('./faturamento/FaturamentoScreen.tsx').then((file) => file.FaturamentoScreen),
          help: [
            'Traz as faturas de um tipo pelo período de emissão, pelo de vencimento ou pelos dois juntos, com os lançamentos de cada uma. Faturas canceladas não vêm.',
            'Débito automático é o valor das faturas cujo título é “DEB AUTOMATICO”; boleto, o valor dos boletos.',
          ],
        },
      ],
    },
  ],
};
