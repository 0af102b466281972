import {
  type AuxilioFuneral,
  auxilioFuneral,
} from '@vidas/api-client/cadastro/relatorios/auxilioFuneral.report.ts';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';

const isAtivo = ({ Status }: AuxilioFuneral): boolean => Status === 'Ativo';

/** The three indicators; the value counts only active people. */
export const auxilioFuneralCards = cardsOf<AuxilioFuneral>(
  countOf('Total cadastrados'),
  sumOf(
    'Valor total dos ativos',
    (row) => (isAtivo(row) ? row.Valor : 0),
    'Valor referente somente aos beneficiários ativos',
  ),
  countOf('Total ativos', isAtivo),
);

/** Postings of funeral aid by their day. */
export const AuxilioFuneralScreen = reportScreen(auxilioFuneral, { cards: auxilioFuneralCards });
