import * as f from '../report/field.ts';
import { all, byPersonalText } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** Tokens with which doctors confirm a consultation, each with its protocol (ATD-4). */
export const tokenConfirmacao = report({
  route: 'atendimento/token-confirmacao',
  title: 'Token de confirmação',
  texts: {
    ask: 'Use Carregar tokens para ver os tokens dos médicos, ou busque um token ou uma pessoa.',
    idle: 'Use Carregar tokens.',
  },
  questions: {
    todos: all('/atendimento/getTokenconfirmacao/', {
      summary: 'Os tokens de confirmação, o mais novo primeiro, com o protocolo que cada um gerou.',
      says: 'Tokens de confirmação',
      empty: ['Nenhum registro encontrado!', 'Nenhum token foi gerado ainda.'],
      button: 'Carregar tokens',
    }),
    busca: byPersonalText('/atendimento/getTokensDe', 'busca', {
      summary: 'Os tokens de um número, de uma matrícula, de um CPF ou de um nome, o mais novo primeiro.',
      says: 'Tokens de',
      empty: ['Nenhum token encontrado.', 'Confira o número ou o nome.'],
      label: 'Token ou pessoa',
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
