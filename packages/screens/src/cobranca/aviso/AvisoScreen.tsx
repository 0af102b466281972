import { avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { AvisoAct } from './AvisoAct.tsx';
import { AvisoTools } from './AvisoTools.tsx';

/** Notices of default of one holder, with their proofs (RN ANS 593/2023). */
export const AvisoScreen = reportScreen(avisos, {
  acts: (row) => <AvisoAct row={row} />,
  more: AvisoTools,
});
