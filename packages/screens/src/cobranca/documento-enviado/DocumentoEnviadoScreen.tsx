import { documentoEnviado } from '@vidas/api-client/cobranca/documento-enviado/documentoEnviado.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** What left by e-mail: reached from the figures of the home. */
export const DocumentoEnviadoScreen = reportScreen(documentoEnviado);
