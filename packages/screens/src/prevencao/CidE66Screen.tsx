import { cidE66 } from '@vidas/api-client/prevencao/cidE66.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';
import { comContatos, RegistrarContato } from './contato/comContatos.tsx';
import { foneDaLinha } from './contato/Ligar.tsx';

/** People with the CID of obesity, children or adults, and the contacts with them. */
export const CidE66Screen = comContatos(
  'OBESIDADE',
  reportScreen(cidE66, {
    cells: { telefone: (row, marked) => foneDaLinha(row.telefone, marked) },
    acts: (row) => (
      <RegistrarContato matricula={row.codsau} nome={row.pefnome} ultimoContato={row.ultimoContato} />
    ),
  }),
);
