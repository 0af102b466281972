import {
  codigosDeLancamento,
  type Lancamento,
  receitaSegregada,
} from '@vidas/api-client/contabilidade/receita-segregada/receitaSegregada.report.ts';
import { cardsOf, visibleSumOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { ReceitaForm } from './ReceitaForm.tsx';

const comCartao: readonly number[] = Object.values(codigosDeLancamento);
const valorDo = (codigo: number) => (row: Lancamento) => (row.LANCOD === codigo ? row.VALOR : 0);

/** Postings of a period; the cards sum the filtered rows by posting code (CTB-7). */
export const ReceitaSegregadaScreen = reportScreen(receitaSegregada, {
  form: ReceitaForm,
  clearsOnEdit: true,
  cards: cardsOf<Lancamento>(
    visibleSumOf('Mensalidades', valorDo(codigosDeLancamento.mensalidade)),
    visibleSumOf('Coparticipações', valorDo(codigosDeLancamento.coparticipacao)),
    visibleSumOf('Descontos', valorDo(codigosDeLancamento.desconto)),
    visibleSumOf('Outros', (row) => (comCartao.includes(row.LANCOD) ? 0 : row.VALOR)),
  ),
});
