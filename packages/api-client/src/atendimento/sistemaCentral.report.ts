import { all } from '../report/question.ts';
import { report } from '../report/report.ts';
import { linhaDaDecisao, perguntaDeDecisoes } from '../shell/decisao.kinds.ts';

/** Decisions about authorisations that the core system has not taken yet (CAR-8). */
export const sistemaCentralAtendimento = report({
  route: 'atendimento/sistema-central',
  title: 'Para o sistema central',
  key: 'id',
  texts: { ask: 'Use Buscar para ver o que o sistema central ainda não tem.' },
  questions: {
    todos: all('/atendimento/getSistemaCentral', perguntaDeDecisoes('Decisões sobre autorizações')),
  },
  row: linhaDaDecisao,
});
