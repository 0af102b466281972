import { registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** The registry of protocols by the day of their entry (ATD-2). */
export const RegistroProtocoloScreen = reportScreen(registroProtocolo, { paging: { size: 8 } });
