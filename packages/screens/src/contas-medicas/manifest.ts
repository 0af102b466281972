import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import {
  analiseGerencial,
  beneficiarioProc,
  custoAssistencial,
  guiasImportadasXml,
  importarXmlPrestador,
} from '../common-screens/sharedItems.ts';

/** Menu, routes and help of the module. */
export const contasMedicas: ModuleManifest = {
  key: 'contas-medicas',
  icon: 'medical',
  subtitle: 'Guias, glosas',
  groups: [
    {
      items: [inicio],
    },
    {
      label: 'Arquivos recebidos',
      items: [
        guiasImportadasXml,
        importarXmlPrestador,
        { key: 'camedics', label: 'Carga de dados Camedics', route: 'camedics', icon: 'package' },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        { key: 'possConRet', label: 'Possíveis consultas de retorno', route: 'possConRet', icon: 'calendar' },
        { key: 'tabMateriais', label: 'Tabela materiais', route: 'tabMateriais', icon: 'package' },
        {
          key: 'utilizacaoCongeneres',
          label: 'Utilização congêneres',
          route: 'utilizacaoCongeneres',
          icon: 'deal',
        },
        { key: 'exames-qtde', label: 'Quantidade de exames', route: 'exames-qtde', icon: 'activity' },
        { key: 'pedidos-semana', label: 'Pedidos da semana', route: 'pedidos-semana', icon: 'list' },
        {
          key: 'cirurgias-realizadas',
          label: 'Cirurgias realizadas',
          route: 'cirurgias-realizadas',
          icon: 'surgery',
        },
        beneficiarioProc,
        custoAssistencial,
        analiseGerencial,
      ],
    },
  ],
};
