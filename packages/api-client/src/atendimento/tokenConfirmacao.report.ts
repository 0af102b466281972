import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** Tokens with which doctors confirm a consultation, each with its protocol (ATD-4). */
export const tokenConfirmacao = report({
  route: 'atendimento/token-confirmacao',
  title: 'Token de Confirmação',
  texts: {
    ask: 'Use Carregar Tokens para ver os tokens dos médicos.',
    idle: 'Use Carregar Tokens.',
  },
  questions: {
    todos: all('/atendimento/getTokenconfirmacao/', {
      summary: 'Os tokens de confirmação, o mais novo primeiro, com o protocolo que cada um gerou.',
      says: 'Tokens de confirmação',
      empty: ['Nenhum Registro encontrado!', 'Nenhum token foi gerado ainda.'],
      button: 'Carregar Tokens',
    }),
  },
  key: ['codsau', 'token', 'data'],
  row: {
    codsau: f.matricula('Matrícula', { footer: 'count' }),
    nome: f.nome('Nome'),
    token: f.required(f.code('Token')),
    crm: f.code('CRM'),
    data: f.required(f.moment('Data')),
    situacao: f.ours(
      f.choice(
        'Situação',
        { AGUARDANDO: 'Aguardando protocolo', REGISTRADO: 'Registrado' },
        { isWhole: true },
      ),
    ),
    protocolo: f.ours(f.code('Protocolo')),
    registradoPor: f.ours(f.pessoa('Registrado por')),
    registradoEm: f.ours(f.moment('Registrado em')),
  },
});

export type TokenConfirmacao = RowOf<typeof tokenConfirmacao>;
