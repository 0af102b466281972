import type { ModuleManifest } from '../app/manifest.ts';
import { analiseGerencial, custoAssistencial } from '../contabilidade/sharedItems.ts';
import { beneficiarioProc, guiasImportadasXml, importarXmlPrestador, inicioContas } from './sharedItems.ts';

/** Menu, routes and help of the module. */
export const contasMedicas: ModuleManifest = {
  key: 'contas-medicas',
  icon: 'medical',
  subtitle: 'Guias, glosas',
  groups: [
    {
      items: [inicioContas],
    },
    {
      label: 'Arquivos recebidos',
      items: [
        guiasImportadasXml,
        importarXmlPrestador,
        {
          key: 'camedics',
          label: 'Carga de dados - Camedics',
          route: 'camedics',
          icon: 'package',
          load: () => import('./carga-dados/CamedicsScreen.tsx').then((file) => file.CamedicsScreen),
          help: [
            'Pede a carga de um dos modelos de dados de um período, o primeiro e o último dia incluídos.',
            'O destino dos dados ainda não está definido: o pedido fica guardado, e nada é enviado.',
            'Abaixo do formulário ficam os últimos pedidos, com quem pediu e quando.',
          ],
        },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'possConRet',
          label: 'Possíveis consultas de retorno',
          route: 'possConRet',
          icon: 'calendar',
          load: () => import('./relatorios/PossConRetScreen.tsx').then((file) => file.PossConRetScreen),
          help: [
            'Lista as consultas do período que têm outra, do mesmo beneficiário com o mesmo médico, em até o número de dias escolhido.',
            'Tem exame diz se houve exame entre as duas. Guias não utilizadas ficam de fora.',
          ],
        },
        {
          key: 'tabMateriais',
          label: 'Tabela materiais',
          route: 'tabMateriais',
          icon: 'package',
          load: () => import('./relatorios/TabMateriaisScreen.tsx').then((file) => file.TabMateriaisScreen),
          help: [
            'Procura na tabela 19 pelo começo do código ou por uma parte da descrição, com ou sem acentos.',
            'Um material com data de fim já não vale depois dela.',
          ],
        },
        {
          key: 'utilizacaoCongeneres',
          label: 'Utilização congêneres',
          route: 'utilizacaoCongeneres',
          icon: 'deal',
          load: () =>
            import('./utilizacao-congeneres/UtilizacaoCongeneresScreen.tsx').then(
              (file) => file.UtilizacaoCongeneresScreen,
            ),
          help: [
            'Lista as guias emitidas no mês para os beneficiários de uma congênere, ou de todas. Guias não utilizadas ficam de fora.',
            'Gerar utilização baixa o arquivo da congênere ou, de várias, um ZIP com um arquivo de cada.',
          ],
        },
        {
          key: 'exames-qtde',
          label: 'Quantidade de exames',
          route: 'exames-qtde',
          icon: 'activity',
          load: () => import('./exames-qtde/ExamesQtdeScreen.tsx').then((file) => file.ExamesQtdeScreen),
          help: [
            'Conta por beneficiário os exames de ultrassom, tomografia e ressonância magnética das guias emitidas no período.',
            'Cada linha abre a lista dos seus exames; Exportar CSV baixa todos os exames do período, um por linha.',
          ],
        },
        {
          key: 'pedidos-semana',
          label: 'Pedidos da semana',
          route: 'pedidos-semana',
          icon: 'list',
          load: () => import('./relatorios/PedidosSemanaScreen.tsx').then((file) => file.PedidosSemanaScreen),
          help: [
            'Lista os pedidos liberados no período, o primeiro e o último dia incluídos.',
            'Dias de plano conta da ativação do beneficiário até a liberação do pedido.',
          ],
        },
        {
          key: 'cirurgias-realizadas',
          label: 'Cirurgias realizadas',
          route: 'cirurgias-realizadas',
          icon: 'surgery',
          load: () =>
            import('./relatorios/CirurgiasRealizadasScreen.tsx').then(
              (file) => file.CirurgiasRealizadasScreen,
            ),
          help: [
            'Lista as cirurgias realizadas no período, uma linha por cirurgia cobrada; os auxiliares não são contados e guias não utilizadas ficam de fora.',
            'Quando o cirurgião cobra em guia própria, o hospital é o da internação do beneficiário com a mesma data de emissão.',
          ],
        },
        beneficiarioProc,
        custoAssistencial,
        analiseGerencial,
      ],
    },
    {
      label: 'Controle',
      items: [
        {
          key: 'regras',
          label: 'Regras das contas',
          route: 'regras',
          icon: 'percent',
          load: () => import('./regras/RegrasDasContasScreen.tsx').then((file) => file.RegrasDasContasScreen),
          help: [
            'O que se confere em cada conta ao importar e ao analisar, com a glosa que se oferece. Nenhuma regra impede nada.',
            'A coordenação liga, desliga e dá os valores do contrato. Sem valor uma regra não julga.',
          ],
        },
      ],
    },
  ],
};
