import { restricaoBariatrica } from '@vidas/api-client/prevencao/restricaoBariatrica.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';
import { comContatos, RegistrarContato } from './contato/comContatos.tsx';
import { foneDaLinha } from './contato/Ligar.tsx';

/** People with a restriction on bariatric surgery in force, and the contacts with them. */
export const RestricaoBariatricaScreen = comContatos(
  'BARIATRICA',
  reportScreen(restricaoBariatrica, {
    cells: { telefone: (row, marked) => foneDaLinha(row.telefone, marked) },
    acts: (row) => (
      <RegistrarContato matricula={row.matricula} nome={row.nome} ultimoContato={row.ultimoContato} />
    ),
  }),
);
