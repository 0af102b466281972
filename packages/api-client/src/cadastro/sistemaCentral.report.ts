import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

const situacoes = ['Diverge', 'Mantido aqui', 'Aguarda o central', 'Contado ao central'];

const row = {
  id: f.required(f.count('Nº', { footer: 'count' })),
  situacao: f.required(f.choice('Situação', situacoes)),
  codigo: f.required(f.code('Código')),
  nome: f.text('Nome'),
  campo: f.required(f.text('Campo')),
  antes: f.text('Era'),
  aqui: f.text('Aqui'),
  central: f.text('No central'),
  quem: f.required(f.text('Decidido por')),
  em: f.required(f.moment('Decidido em')),
  dias: f.required(f.count('Dias')),
  contadaEm: f.moment('Contado em'),
};

const texts = (says: string) => ({
  summary:
    'O que se decidiu aqui e o sistema central ainda não tem, com o que aguarda resposta primeiro; onde os dois mudaram, o valor de cada um.',
  says,
  empty: [
    'Nada aguarda o sistema central',
    'O que se decide aqui aparece nesta lista até ele o ter.',
  ] as const,
});

/** What is decided about people and bonds that the core system has not taken yet (CAR-8). */
export const sistemaCentral = report({
  route: 'cadastro/sistema-central',
  title: 'Para o sistema central',
  key: 'id',
  texts: { ask: 'Use Buscar para ver o que o sistema central ainda não tem.' },
  questions: { todos: all('/cadastro/getSistemaCentral', texts('Decisões sobre pessoas e vínculos')) },
  row,
});

/** What is decided about invoices and titles that the core system has not taken yet (CAR-8). */
export const sistemaCentralFinanceiro = report({
  route: 'financeiro/sistema-central',
  title: 'Para o sistema central',
  key: 'id',
  texts: { ask: 'Use Buscar para ver o que o sistema central ainda não tem.' },
  questions: { todos: all('/financeiro/getSistemaCentral', texts('Decisões sobre faturas e títulos')) },
  row,
});

export type DecisaoAberta = RowOf<typeof sistemaCentral>;

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
