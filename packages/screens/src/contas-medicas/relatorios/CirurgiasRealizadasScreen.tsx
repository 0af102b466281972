import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/relatorios/cirurgiasRealizadas.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { AbreGuias } from '../inicio/AbreGuias.tsx';

/** Surgeries by day of execution, each with its guide (CMR-14). */
export const CirurgiasRealizadasScreen = reportScreen(cirurgiasRealizadas, {
  acts: ({ guia }) => <AbreGuias modulo="contas-medicas" guia={guia} />,
});
