import { papelPorTelefone } from '@vidas/api-client/cobranca/por-telefone/papelPorTelefone.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { PorTelefoneAct } from './PorTelefoneAct.tsx';

/** Papers whose payer asked for a call (PAP-9). */
export const PapelPorTelefoneScreen = reportScreen(papelPorTelefone, {
  acts: (row) => row.atendidoEm === null && <PorTelefoneAct row={row} />,
});
