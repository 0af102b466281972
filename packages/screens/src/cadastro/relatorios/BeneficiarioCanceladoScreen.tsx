import { beneficiarioCancelado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCancelado.report.ts';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Beneficiaries by the day of their cancellation. */
export const BeneficiarioCanceladoScreen = reportScreen(beneficiarioCancelado, {
  cards: cardsOf(countOf('Total cancelados')),
});
