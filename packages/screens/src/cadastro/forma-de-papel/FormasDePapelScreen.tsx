import { formasDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formasDePapel.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { FormaDePapelAct } from './FormaDePapelAct.tsx';

/** Receivers who asked for papers in another form (PAP-9). */
export const FormasDePapelScreen = reportScreen(formasDePapel, {
  acts: ({ tipo, codigo, nome }) => (
    <FormaDePapelAct
      tipo={tipo === 'EMPRESA' ? 'EMPRESA' : 'TITULAR'}
      codigo={codigo}
      nome={nome}
      label="Mudar ou encerrar"
    />
  ),
});
