import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import { formasDePapel as palavras } from './formaDePapel.contract.ts';

/** Receivers who asked for papers in another form (PAP-9). */
export const formasDePapel = report({
  route: 'cadastro/formas-acessiveis',
  title: 'Formas acessíveis pedidas',
  key: 'id',
  isMadeHere: true,
  texts: { ask: 'Use Buscar para ver quem pediu papéis de outra forma.' },
  questions: {
    todos: all('/cadastro/getFormasDePapel', {
      summary:
        'Quem pediu papéis em letra grande, em PDF marcado, em texto simples ou por telefone, por nome.',
      says: 'Formas pedidas',
      empty: ['Ninguém pediu papéis de outra forma', 'O pedido se anota na ficha de quem os recebe.'],
      button: 'Buscar',
    }),
    historico: all('/cadastro/getHistoricoDeFormasDePapel', {
      summary: 'Tudo o que se anotou de formas de papel, também o que se encerrou, o mais novo primeiro.',
      says: 'Formas pedidas, com as encerradas',
      empty: 'Nunca se anotou uma forma de papel',
      button: 'Com as encerradas',
    }),
  },
  lacks: { todos: ['encerradaEm', 'encerradaPor'] },
  row: {
    nome: f.required(f.nome('Nome', { footer: 'count' })),
    tipo: f.required(f.choice('Quem', { TITULAR: 'Titular', EMPRESA: 'Empresa' })),
    codigo: f.required(f.code('Matrícula ou código')),
    forma: f.required(f.choice('Forma', palavras, { card: 'amount' })),
    nota: f.text('Como'),
    email: f.email('E-mail'),
    fone: f.phone('Telefone'),
    anotadaEm: f.required(f.moment('Anotada em')),
    anotadaPor: f.pessoa('Anotada por'),
    encerradaEm: f.moment('Encerrada em'),
    encerradaPor: f.pessoa('Encerrada por'),
    id: f.required(f.count('Nº')),
  },
});

export type FormaPedida = RowOf<typeof formasDePapel>;
