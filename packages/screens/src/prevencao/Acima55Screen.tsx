import { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';
import { comContatos, RegistrarContato } from './contato/comContatos.tsx';
import { foneDaLinha } from './contato/Ligar.tsx';

/** Everybody of 56 years or more, and the contacts with them. */
export const Acima55Screen = comContatos(
  'ACIMA_55',
  reportScreen(acima55, {
    cells: { telefone: (row, marked) => foneDaLinha(row.telefone, marked) },
    acts: (row) => (
      <RegistrarContato matricula={row.matricula} nome={row.nome} ultimoContato={row.ultimoContato} />
    ),
  }),
);
