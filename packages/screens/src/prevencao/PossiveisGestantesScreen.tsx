import { possiveisGestantes } from '@vidas/api-client/prevencao/possiveisGestantes.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';
import { comContatos, RegistrarContato } from './contato/comContatos.tsx';
import { foneDaLinha } from './contato/Ligar.tsx';

/** Women with a sign of pregnancy in a period, and the contacts with them. */
export const PossiveisGestantesScreen = comContatos(
  'GESTANTES',
  reportScreen(possiveisGestantes, {
    cells: { fone: (row, marked) => foneDaLinha(row.fone, marked) },
    acts: (row) => (
      <RegistrarContato matricula={row.codSau} nome={row.pefNome} ultimoContato={row.ultimoContato} />
    ),
  }),
);
