import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report } from '../report/report.ts';

/** Applied migrations of the database (TEC-4). */
export const migracoes = report({
  route: 'tecnologia/migracoes',
  title: 'Migrações do banco de dados',
  isMadeHere: true,
  key: 'nome',
  texts: { ask: 'Use Buscar para ver as mudanças de estrutura aplicadas.' },
  questions: {
    todos: all('/tecnologia/getMigracoes', {
      summary: 'As migrações aplicadas ao banco de dados, a mais nova primeiro.',
      says: 'Migrações aplicadas ao banco de dados',
      empty: 'Nenhuma migração aplicada',
    }),
  },
  row: {
    nome: f.required(f.code('Migração', { footer: 'count' })),
    aplicadaEm: f.required(f.moment('Aplicada em')),
  },
});
