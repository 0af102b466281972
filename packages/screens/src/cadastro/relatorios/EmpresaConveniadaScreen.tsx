import { empresaConveniada } from '@vidas/api-client/cadastro/relatorios/empresaConveniada.report.ts';
import { FormaDePapelAct } from '../forma-de-papel/FormaDePapelAct.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Affiliated companies: all of them, or the active ones. */
export const EmpresaConveniadaScreen = reportScreen(empresaConveniada, {
  paging: { size: 20 },
  acts: ({ empCon, pejFantasia }) => (
    <FormaDePapelAct tipo="EMPRESA" codigo={empCon} nome={pejFantasia ?? empCon} label="Como recebe papéis" />
  ),
});
