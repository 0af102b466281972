import { beneficiarioCadastrado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { cadastradosCards, cadastradosColumns } from '../../report/cadastrados/cadastrados.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Beneficiaries by the day of their sale. */
export const BeneficiarioCadastradoScreen = reportScreen(beneficiarioCadastrado, {
  columns: cadastradosColumns,
  cards: cadastradosCards('Total cadastrados', 'Total portabilidades', 'Total vendas administrativas'),
});
