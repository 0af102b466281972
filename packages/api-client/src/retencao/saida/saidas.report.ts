import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import { canais, destinos, situacoesDaSaida, vias } from './saida.rules.ts';

/** Requests to leave with their countdown (RET-22); `situacao` is in words. */
export const saidas = report({
  route: 'retencao/pedidos-de-saida',
  title: 'Pedidos de saída',
  key: 'id',
  isMadeHere: true,
  texts: { ask: 'Os pedidos de quem quer sair, com o prazo de cada um (RN ANS 561/2022).' },
  questions: {
    abertas: all('/retencao/getSaidasAbertas', {
      summary: 'Os pedidos de saída que ainda esperam por um ato, o que vence antes primeiro.',
      says: 'Pedidos que esperam',
      empty: ['Nenhum pedido de saída espera', 'Use Novo pedido quando alguém pedir para sair.'],
      button: 'Buscar os que esperam',
    }),
    todas: all('/retencao/getSaidas', {
      summary: 'Todos os pedidos de saída, o mais novo primeiro.',
      says: 'Todos os pedidos de saída',
      empty: ['Nenhum pedido de saída', 'Use Novo pedido quando alguém pedir para sair.'],
      button: 'Buscar todos',
    }),
  },
  row: {
    nome: f.required(f.nome('Quem sai', { footer: 'count' })),
    situacao: f.required(f.choice('Situação', Object.values(situacoesDaSaida), { card: 'amount' })),
    prazo: f.required(f.text('Prazo', { card: 'quiet' })),
    ate: f.day('Comprovar até', { card: 'none' }),
    pediuEm: f.required(f.moment('Pedido em')),
    efeitoEm: f.moment('Sai em'),
    protocolo: f.required(f.code('Protocolo')),
    contradicao: f.text('Contradição'),
    via: f.required(f.choice('Contratação', Object.values(vias))),
    destino: f.required(f.choice('Pedido feito', Object.values(destinos))),
    canal: f.required(f.choice('Canal', Object.values(canais))),
    quemPediu: f.required(f.pessoa('Quem pediu')),
    responsavel: f.required(f.pessoa('Responsável')),
    proximoEm: f.day('Próximo contato'),
    atraso: f.required(f.count('Dias úteis de atraso')),
    matriculas: f.required(f.text('Matrículas')),
    diretoDesde: f.day('Direto a partir de'),
    id: f.required(f.count('Nº')),
  },
});

export type Saida = RowOf<typeof saidas>;
