import { ausentesDaCarga } from '@vidas/api-client/cadastro/sistema-central/ausentesDaCarga.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { AusenteActs } from './AusenteActs.tsx';

/** Bonds that the last complete file of the core system does not name (CAR-9). */
export const AusentesCargaScreen = reportScreen(ausentesDaCarga, {
  acts: (row) => <AusenteActs row={row} />,
});
