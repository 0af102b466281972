import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Questions about the person of a bond. */
export const perguntas = {
  OUTRO_CPF: 'Outro CPF',
  CPF_DE_OUTRA: 'CPF de outra pessoa',
  CPF_DAQUI: 'CPF daqui, outros dados',
  MESMO_NOME: 'Mesmo nome, sem CPF',
} as const;

/** Bonds for which the core system names another person. They wait for an answer and stop nothing (CAR-13). */
export const aConfirmar = report({
  route: 'cadastro/a-confirmar',
  title: 'A confirmar',
  key: 'id',
  texts: { ask: 'Use Buscar para ver de quem se pergunta.' },
  questions: {
    todos: all('/cadastro/getAConfirmar', {
      summary:
        'Os vínculos cuja pessoa, pelo sistema central, é outra que a daqui, com o que se diz dela dos dois lados, o que espera há mais tempo primeiro.',
      says: 'Vínculos cuja pessoa espera resposta',
      empty: [
        'Ninguém a confirmar',
        'O sistema central e o cadastro dizem as mesmas pessoas, ou já se respondeu.',
      ],
    }),
  },
  row: {
    matricula: f.matricula('Matrícula', { card: 'quiet', footer: 'count' }),
    nome: f.required(f.text('Nome aqui')),
    nomeCentral: f.text('Nome no central'),
    cpf: f.cpf('CPF aqui'),
    cpfCentral: f.cpf('CPF no central'),
    pergunta: f.required(f.choice('Pergunta', perguntas, { isWhole: true, card: 'amount' })),
    outra: f.text('Quem já tem'),
    nascimento: f.day('Nascimento aqui'),
    nascimentoCentral: f.day('Nascimento no central'),
    mae: f.text('Mãe aqui'),
    maeCentral: f.text('Mãe no central'),
    desde: f.required(f.moment('Desde')),
    dias: f.required(f.count('Dias', { card: 'quiet' })),
    entrega: f.required(f.code('Entrega')),
    id: f.required(f.count('Nº')),
  },
});

export type PessoaAConfirmar = RowOf<typeof aConfirmar>;
