import { cidE66 } from '@vidas/api-client/prevencao/cidE66.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';
import { comContatos, RegistrarContato } from './contato/comContatos.tsx';

/** People with the CID of obesity, children or adults, and the contacts with them. */
export const CidE66Screen = comContatos(
  'OBESIDADE',
  reportScreen(cidE66, {
    acts: (row) => <RegistrarContato matricula={row.codsau} nome={row.pefnome} />,
  }),
);
