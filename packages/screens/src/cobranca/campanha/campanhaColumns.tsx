import type { Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { toneOfStatus, writeStatus } from './campanhaTexts.ts';

const { field, computed } = columnsOf<Campanha>();
const text = { kind: 'text' } as const;
const range = { kind: 'range' } as const;

/** The six columns of the campaigns (MSG-6). */
export const campanhaColumns = [
  field('id_campanha', { header: 'Código', format: 'text', filter: text, footer: 'count' }),
  field('nome_campanha', { header: 'Nome da campanha', filter: text, width: 11 }),
  computed('status', ({ status }) => writeStatus(status), {
    header: 'Status',
    filter: { kind: 'exact' },
    // As wide as its longest word, so that nothing moves when the status changes.
    width: 17,
    cell: ({ status }, marked) => <Tag tone={toneOfStatus(status)}>{marked}</Tag>,
  }),
  field('data_hora_criacao', { header: 'Criada em', format: 'dateTime', filter: { kind: 'dates' } }),
  field('qtd_push', { header: 'Qtd. push', format: 'integer', filter: range, footer: 'sum' }),
  field('qtd_sms', { header: 'Qtd. SMS', format: 'integer', filter: range, footer: 'sum' }),
];
