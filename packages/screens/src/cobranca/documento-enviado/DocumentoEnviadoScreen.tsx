import { documentoEnviado } from '@vidas/api-client/cobranca/documento-enviado/documentoEnviado.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Papers sent by e-mail; the home's figures lead here. */
export const DocumentoEnviadoScreen = reportScreen(documentoEnviado);
