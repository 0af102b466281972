import {
  debitoAutomatico,
  type FaturaEmitida,
} from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';

/** Number of invoices, their means of payment and their parts (DIR-3). */
export const faturamentoCards = cardsOf<FaturaEmitida>(
  countOf('Faturas'),
  sumOf('Débito automático', ({ titulo, valor }) => (titulo === debitoAutomatico ? valor : 0)),
  sumOf('Boleto', ({ valorBoleto }) => valorBoleto ?? 0),
  sumOf('Total faturado', ({ valor }) => valor),
  sumOf('Lançamentos', ({ totalLancamento }) => totalLancamento),
  sumOf('Coparticipação', ({ copart }) => copart),
);
