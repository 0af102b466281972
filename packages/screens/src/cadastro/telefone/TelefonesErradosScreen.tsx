import { telefonesErrados } from '@vidas/api-client/cadastro/telefone/telefonesErrados.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { TelefoneErradoActs } from './TelefoneErradoActs.tsx';

/** Telephones that somebody found wrong (CAD-31). */
export const TelefonesErradosScreen = reportScreen(telefonesErrados, {
  acts: (row) => <TelefoneErradoActs row={row} />,
});
