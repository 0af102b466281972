import * as f from '../report/field.ts';
import { byPeriod } from '../report/question.ts';
import { report } from '../report/report.ts';

/** Who opened a list with health data, when, what was asked, for what, and how many people it showed (PRV-8, PRV-9). */
export const consultasRegistradas = report({
  route: 'prevencao/consultas-registradas',
  title: 'Consultas registradas',
  texts: { ask: 'Escolha o período das consultas e busque.' },
  questions: {
    periodo: byPeriod('/prevencao/getConsultasRegistradas/{start}/{end}', {
      summary:
        'Quem abriu listas com dados de saúde, quando, para quê e de quantas pessoas. Só para gerentes.',
      says: 'Consultas registradas',
      empty: ['Nenhuma consulta no período', 'Escolha outro período.'],
    }),
  },
  row: {
    em: f.required(f.moment('Quando')),
    quem: f.nome('Quem', { footer: 'count' }),
    lista: f.text('Lista'),
    pessoas: f.count('Pessoas'),
    finalidade: f.text('Finalidade'),
    inicio: f.day('Período de'),
    fim: f.day('Até'),
    detalhe: f.text('Procedimento ou pessoa'),
    completa: f.simNao('Até o fim'),
  },
});
