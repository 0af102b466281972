import {
  debitoAutomatico,
  type FaturaEmitida,
} from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';

/** Number of invoices, their means of payment and their parts (DIR-3). */
export const faturamentoCards = cardsOf<FaturaEmitida>(
  countOf('Quantidade de faturas'),
  sumOf('Total débito automático', ({ titulo, valor }) => (titulo === debitoAutomatico ? valor : 0)),
  sumOf('Total boleto', ({ valorBoleto }) => valorBoleto ?? 0),
  sumOf('Total faturado', ({ valor }) => valor),
  sumOf('Total de lançamentos', ({ totalLancamento }) => totalLancamento),
  sumOf('Total de coparticipação', ({ copart }) => copart),
);
