import { all } from '../report/question.ts';
import { report } from '../report/report.ts';
import { linhaDaDecisao, perguntaDeDecisoes } from '../shell/decisao.kinds.ts';

/** Decisions about invoices and titles that the core system has not taken yet (CAR-8). */
export const sistemaCentralFinanceiro = report({
  route: 'financeiro/sistema-central',
  title: 'Para o sistema central',
  isMadeHere: true,
  key: 'id',
  texts: { ask: 'Use Buscar para ver o que o sistema central ainda não tem.' },
  questions: {
    todos: all('/financeiro/getSistemaCentral', perguntaDeDecisoes('Decisões sobre faturas e títulos')),
  },
  row: linhaDaDecisao,
});
