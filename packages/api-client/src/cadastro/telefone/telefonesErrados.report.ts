import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Telephones that somebody found wrong and nobody has corrected yet (CAD-31). `numero` is null for a person without any. */
export const telefonesErrados = report({
  route: 'cadastro/telefones-errados',
  title: 'Telefones errados',
  key: 'id',
  isMadeHere: true,
  texts: { ask: 'Use Buscar para ver os telefones que alguém achou errados.' },
  questions: {
    todos: all('/cadastro/getTelefonesErrados', {
      summary:
        'Os telefones que alguém achou errados, com quem o disse, quando e em que módulo, o que espera há mais tempo primeiro.',
      says: 'Telefones ditos errados',
      empty: ['Nenhum telefone errado espera', 'Quem liga e acha um número errado o diz na própria tela.'],
      button: 'Buscar',
    }),
  },
  row: {
    nome: f.required(f.nome('Nome', { footer: 'count' })),
    matricula: f.required(f.matricula('Matrícula')),
    numero: f.phone('Número errado', { card: 'amount' }),
    ditoPor: f.required(f.pessoa('Quem disse')),
    ditoEm: f.required(f.moment('Quando')),
    onde: f.required(f.choice('Onde', ['Prevenção', 'Cobrança', 'Atendimento', 'Retenção', 'Cadastro'])),
    usado: f.phone('Telefone usado enquanto isso'),
    email: f.email('E-mail'),
    id: f.required(f.count('Nº')),
  },
});

export type TelefoneErrado = RowOf<typeof telefonesErrados>;
