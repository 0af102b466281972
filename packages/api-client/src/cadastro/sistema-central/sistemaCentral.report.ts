import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import { linhaDaDecisao, perguntaDeDecisoes } from '../../shell/decisao.kinds.ts';

/** Decisions about people and bonds that the core system has not taken yet (CAR-8). */
export const sistemaCentral = report({
  route: 'cadastro/sistema-central',
  title: 'Para o sistema central',
  isMadeHere: true,
  key: 'id',
  texts: { ask: 'Use Buscar para ver o que o sistema central ainda não tem.' },
  questions: {
    todos: all('/cadastro/getSistemaCentral', perguntaDeDecisoes('Decisões sobre pessoas e vínculos')),
  },
  row: linhaDaDecisao,
});

export type DecisaoAberta = RowOf<typeof sistemaCentral>;
