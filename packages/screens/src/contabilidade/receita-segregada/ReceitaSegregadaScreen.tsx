import {
  codigosDeLancamento,
  type Lancamento,
  receitaSegregada,
} from '@vidas/api-client/contabilidade/receita-segregada/receitaSegregada.report.ts';
import { cardsOf, visibleSumOf } from '../../report/cards.tsx';
import { type Periodo, writeInteiras } from '../../report/periodo.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { ReceitaForm } from './ReceitaForm.tsx';

const comCartao: readonly number[] = Object.values(codigosDeLancamento);
const valorDo = (codigo: number) => (row: Lancamento) => (row.LANCOD === codigo ? row.VALOR : 0);

/** Sums of the filtered rows by posting code (CTB-7). */
export const receitaCards = cardsOf<Lancamento>(
  visibleSumOf('Mensalidades', valorDo(codigosDeLancamento.mensalidade)),
  visibleSumOf('Coparticipações', valorDo(codigosDeLancamento.coparticipacao)),
  visibleSumOf('Descontos', valorDo(codigosDeLancamento.desconto)),
  visibleSumOf('Outros', (row) => (comCartao.includes(row.LANCOD) ? 0 : row.VALOR)),
);

/** Postings of a period. */
export const ReceitaSegregadaScreen = reportScreen(receitaSegregada, {
  form: ReceitaForm,
  clearsOnEdit: true,
  subtitle: ({ name, params }) =>
    writeInteiras(
      receitaSegregada.questions[name as keyof typeof receitaSegregada.questions].texts.says,
      params as unknown as Periodo,
    ),
  cards: receitaCards,
});
