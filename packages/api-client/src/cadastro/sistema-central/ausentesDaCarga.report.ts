import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Bonds that the last complete file of the core system does not name (CAR-9). */
export const ausentesDaCarga = report({
  route: 'cadastro/ausentes-carga',
  title: 'Ausentes da carga',
  key: 'matricula',
  texts: { ask: 'Use Buscar para ver os vínculos que o arquivo completo não trouxe.' },
  questions: {
    todos: all('/cadastro/getAusentesDaCarga', {
      summary:
        'Os vínculos ativos aqui que o último arquivo completo do sistema central não trouxe, o que espera há mais tempo primeiro.',
      says: 'Vínculos que o arquivo completo não trouxe',
      empty: ['Nenhum vínculo ausente', 'O último arquivo completo trouxe todos os vínculos ativos.'],
    }),
  },
  row: {
    matricula: f.matricula('Matrícula', { footer: 'count' }),
    nome: f.required(f.text('Nome')),
    plano: f.plano('Plano'),
    situacao: f.required(f.choice('Situação', ['A decidir', 'Perguntado', 'De lado'])),
    desde: f.required(f.moment('Ausente desde')),
    dias: f.required(f.count('Dias')),
    perguntadoPor: f.text('Perguntado por'),
    ate: f.day('De lado até'),
  },
});

export type AusenteDaCarga = RowOf<typeof ausentesDaCarga>;
