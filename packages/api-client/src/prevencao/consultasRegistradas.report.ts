import * as f from '../report/field.ts';
import { byPeriod, proposing } from '../report/question.ts';
import { report } from '../report/report.ts';

/**
 * Readings of people with health data: person, moment, question, purpose, number of people, repetitions (PRV-8, PRV-9, PRV-17).
 */
export const consultasRegistradas = report({
  route: 'prevencao/consultas-registradas',
  title: 'Consultas registradas',
  isMadeHere: true,
  texts: { ask: 'Escolha o período das consultas e busque.' },
  questions: {
    periodo: proposing(
      'mes',
      byPeriod('/prevencao/getConsultasRegistradas/{start}/{end}', {
        summary:
          'Quem leu pessoas com dados de saúde, em qualquer módulo, quando, para quê e de quantas pessoas. Só para gerentes.',
        says: 'Consultas registradas',
        empty: ['Nenhuma consulta no período', 'Escolha outro período.'],
      }),
    ),
  },
  row: {
    em: f.required(f.moment('Quando', { card: 'amount' })),
    quem: f.nome('Quem', { card: 'name', footer: 'count' }),
    lista: f.text('Lista', { card: 'quiet' }),
    pessoas: f.count('Pessoas', { card: 'quiet' }),
    finalidade: f.text('Finalidade'),
    inicio: f.day('Período de'),
    fim: f.day('Até'),
    detalhe: f.text('O que se pediu'),
    leituras: f.count('Leituras'),
    ultimaEm: f.moment('Última leitura'),
    completa: f.simNao('Até o fim'),
    arquivos: f.count('Arquivos'),
    ultimoArquivo: f.text('Último arquivo'),
  },
});
