import type { MensagemCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { writeFone } from '../../write/writeFone.ts';
import { toneOfSituacao, writeSituacao } from './campanhaTexts.ts';

const { field, computed } = columnsOf<MensagemCampanha>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;

/** The five columns of a campaign's messages (MSG-7). */
export const mensagemColumns = [
  computed<string | null>('telefone', ({ telefone }) => writeFone(telefone), {
    header: 'Telefone',
    format: 'phone',
    filter: text,
    footer: 'count',
    width: 10,
  }),
  field('texto', { header: 'Texto', filter: text, width: 18 }),
  field('tipo_envio', { header: 'Tipo de envio', filter: exact }),
  field('data_hora_enviada', { header: 'Enviada em', format: 'dateTime', filter: { kind: 'dates' } }),
  computed('situacao', ({ situacao }) => writeSituacao(situacao), {
    header: 'Situação',
    filter: exact,
    width: 9,
    cell: ({ situacao }, marked) => <Tag tone={toneOfSituacao(situacao)}>{marked}</Tag>,
  }),
];
