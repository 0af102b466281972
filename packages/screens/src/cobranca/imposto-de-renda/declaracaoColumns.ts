import type { DeclaracaoBuscada } from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.queries.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';

const { field, computed } = columnsOf<DeclaracaoBuscada>();
const text = { kind: 'text' } as const;

const emitida = ({ geradaEm }: DeclaracaoBuscada): string | null => geradaEm ?? null;
const pago = ({ total }: DeclaracaoBuscada): number | null => total ?? null;

/**
 * The columns of a contract's declarations; year, amount and check code come first, because people ask for them by telephone.
 */
export const declaracaoColumns = [
  field('nome', { header: 'Nome', filter: text, footer: 'count' }),
  computed('anoBase', ({ anoBase }) => (anoBase === undefined ? null : String(anoBase)), {
    header: 'Ano-base',
    filter: { kind: 'exact' },
  }),
  computed('total', pago, {
    header: 'Total pago',
    format: 'money',
    filter: { kind: 'range' },
  }),
  computed('codigo', ({ codigo }) => codigo ?? null, { header: 'Código de conferência', filter: text }),
  field('idDeclaracao', { header: 'Declaração', filter: text }),
  field('codigoContrato', { header: 'Código do contrato', filter: text }),
  computed('geradaEm', emitida, {
    header: 'Emitida em',
    format: 'date',
    filter: { kind: 'dates' },
  }),
];
