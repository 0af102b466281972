import type { ModuleManifest } from '../app/manifest.ts';
import { conferenciaCarga } from '../tecnologia/sharedItems.ts';

/** Menu, routes and help of the module. */
export const diretoria: ModuleManifest = {
  key: 'diretoria',
  icon: 'target',
  subtitle: 'Vidas, faturamento',
  figure: 'vidas?figura=ativos',
  groups: [
    {
      items: [
        {
          key: 'inicio',
          label: 'Início',
          route: 'inicio',
          icon: 'home',
          load: () => import('./painel/InicioDiretoriaScreen.tsx').then((file) => file.InicioDiretoriaScreen),
          pages: [
            {
              key: 'vidas',
              label: 'Vidas do painel',
              route: 'vidas',
              icon: 'users',
              load: () => import('./painel/VidasDoPainelScreen.tsx').then((file) => file.VidasDoPainelScreen),
              help: [
                'As vidas que um número do painel conta, com os filtros dele. O número é a soma da coluna Conta: 1 para cada vida e, nos saldos e nas divergências, −1 para o que é tirado.',
                'Ver é de quem tem o módulo; o arquivo é só de quem a configuração do sistema nomeia.',
              ],
            },
          ],
          help: [
            'Mostra as vidas ativas contra o teto, a sua divisão, quem entrou e saiu nos últimos doze meses e a comparação com o arquivo da ANS. Os filtros valem para tudo e ficam no endereço.',
            'Cada número e cada marca de gráfico abre as vidas que conta. Ver como tabela mostra os mesmos números, cada um com o seu caminho.',
          ],
        },
        {
          key: 'mensalidades-beneficiarios',
          label: 'Mensalidades dos beneficiários',
          route: 'mensalidades-beneficiarios',
          icon: 'cash',
          load: () => import('./mensalidades/MensalidadesScreen.tsx').then((file) => file.MensalidadesScreen),
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
    { label: 'Controle', items: [conferenciaCarga] },
  ],
};
