import type { PedidoAcesso } from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;

const situacoes: Record<PedidoAcesso['situacao'], readonly [palavra: string, tone: TagTone]> = {
  aguarda: ['Aguarda', 'caution'],
  aprovado: ['Aprovado', 'positive'],
  recusado: ['Recusado', 'negative'],
  retirado: ['Retirado', 'neutral'],
  expirou: ['Expirou', 'neutral'],
};

const pedido = columnsOf<PedidoAcesso>();

/** Requests for a second person: subject, requester and end. */
export const pedidoColumns = [
  pedido.field('nome', { header: 'Pessoa', filter: text, footer: 'count' }),
  pedido.field('acao', { header: 'Pedido', filter: exact, isWhole: true }),
  pedido.computed('situacao', ({ situacao }) => situacoes[situacao][0], {
    header: 'Situação',
    filter: exact,
    isWhole: true,
    cell: ({ situacao }, marked) => <Tag tone={situacoes[situacao][1]}>{marked}</Tag>,
  }),
  pedido.field('quemPediu', { header: 'Quem pediu', filter: text }),
  pedido.field('ate', { header: 'Até', format: 'dateTime', filter: dates }),
  pedido.field('detalhe', { header: 'Módulos', filter: text }),
  pedido.computed('atencao', ({ aviso, impedimento }) => aviso ?? impedimento, {
    header: 'Atenção',
    filter: text,
  }),
  pedido.field('login', { header: 'Login', filter: text, isWhole: true }),
  pedido.field('pedidoEm', { header: 'Pedido em', format: 'dateTime', filter: dates }),
  pedido.field('encerradoPor', { header: 'Encerrado por', filter: text }),
  pedido.field('encerradoEm', { header: 'Encerrado em', format: 'dateTime', filter: dates }),
];
