import { possConRet } from '@vidas/api-client/contas-medicas/relatorios/possConRet.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { AbreGuias } from '../inicio/AbreGuias.tsx';

/** Consultations that may be the return of an earlier one; each opens the later guide, which may be denied (CMR-14). */
export const PossConRetScreen = reportScreen(possConRet, {
  acts: ({ guiocor, guiaseguinte }) => <AbreGuias modulo="contas-medicas" guia={guiaseguinte ?? guiocor} />,
});
