import type { Layer } from './fault.ts';
import { contabilidade } from './list/contabilidade.ts';
import { contract } from './list/contract.ts';
import { house } from './list/house.ts';
import { listasFaults } from './list/listas.ts';
import { operacaoFaults } from './list/operacao.ts';
import { portal } from './list/portal.ts';
import { prevencaoFaults } from './list/prevencao.ts';
import { screensLayer } from './list/screens.ts';
import { serverBilling } from './list/serverBilling.ts';
import { analiseFaults } from './list/analise.ts';
import { serverCashier } from './list/serverCashier.ts';
import { serverCommission } from './list/serverCommission.ts';
import { serverData } from './list/serverData.ts';
import { serverAtendimento } from './list/serverAtendimento.ts';
import { serverDiretoria } from './list/serverDiretoria.ts';
import { serverDoor } from './list/serverDoor.ts';
import { serverFiles } from './list/serverFiles.ts';
import { serverLists } from './list/serverLists.ts';
import { serverServers } from './list/serverServers.ts';
import { serverSib } from './list/serverSib.ts';
import { serverRetorno } from './list/serverRetorno.ts';
import { serverRules } from './list/serverRules.ts';
import { serverTiss } from './list/serverTiss.ts';
import { serverGuides } from './list/serverGuides.ts';
import { serverSalesReports } from './list/serverSalesReports.ts';
import { uiParts } from './list/uiParts.ts';
import { uiRules } from './list/uiRules.ts';
import { financeiroLayer } from './list/financeiro.ts';
import { telasFaults } from './list/telas.ts';
import { workbench } from './list/workbench.ts';
import { vendasLancamentos } from './list/vendasLancamentos.ts';
import { achadosFaults } from './list/achados.ts';

/** Every fault that is planted. */
export const layers: readonly Layer[] = [
  contract,
  uiRules,
  uiParts,
  screensLayer,
  telasFaults,
  listasFaults,
  serverDoor,
  serverData,
  serverSib,
  serverFiles,
  serverLists,
  serverServers,
  serverTiss,
  serverBilling,
  serverGuides,
  vendasLancamentos,
  serverRetorno,
  financeiroLayer,
  serverRules,
  serverCommission,
  analiseFaults,
  serverCashier,
  serverSalesReports,
  serverDiretoria,
  contabilidade,
  prevencaoFaults,
  serverAtendimento,
  operacaoFaults,
  portal,
  house,
  workbench,
  achadosFaults,
];
