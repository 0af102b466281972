import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import { origens } from '../prazo/origem.ts';
import { situacoesDoPrazo } from '../prazo/solicitacao.rules.ts';
import { conclusoesDaReanalise } from './reanalise.rules.ts';

/** Reanalyses of denials with their clock (ATD-27). */
export const reanalises = report({
  route: 'atendimento/reanalises',
  title: 'Reanálises',
  key: 'id',
  isMadeHere: true,
  texts: {
    ask: 'As reanálises pedidas de uma negativa, com o prazo de cada uma (RN ANS 623/2024, art. 16).',
  },
  questions: {
    abertas: all('/atendimento/getReanalisesAbertas', {
      summary: 'As reanálises que ainda esperam resposta, a que vence antes primeiro.',
      says: 'Reanálises em aberto, de qualquer mês',
      empty: ['Nenhuma reanálise em aberto.', 'Todas foram respondidas.'],
      button: 'Buscar em aberto',
    }),
    todas: all('/atendimento/getReanalises', {
      summary: 'Todas as reanálises, a mais nova primeiro.',
      says: 'Todas as reanálises',
      empty: ['Nenhuma reanálise.', 'Peça uma na linha de uma negativa.'],
      button: 'Buscar todas',
    }),
  },
  row: {
    numero: f.required(f.code('Número', { footer: 'count' })),
    nome: f.required(f.nome('Nome')),
    prazo: f.required(f.choice('Situação do prazo', situacoesDoPrazo, { card: 'amount' })),
    relogio: f.required(f.text('Prazo da resposta', { card: 'quiet' })),
    responderAte: f.required(f.day('Responder até')),
    matricula: f.required(f.matricula('Matrícula')),
    origem: f.required(f.choice('Da negativa de', origens)),
    procedimento: f.text('Procedimento ou assunto'),
    pedido: f.required(f.text('Pedido')),
    restam: f.count('Dias úteis que restam', { footer: null }),
    quemPediu: f.required(f.pessoa('Quem pediu')),
    pedidaEm: f.required(f.day('Pedida em')),
    negadaEm: f.day('Negada em'),
    conclusao: f.choice('Conclusão', conclusoesDaReanalise),
    resposta: f.text('Resposta'),
    clausula: f.text('Cláusula ou base legal'),
    respondidaEm: f.day('Respondida em'),
    respondidaPor: f.pessoa('Respondida por'),
    registradaPor: f.required(f.pessoa('Registrada por')),
    id: f.required(f.count('Nº')),
  },
});

export type ReanaliseListada = RowOf<typeof reanalises>;
