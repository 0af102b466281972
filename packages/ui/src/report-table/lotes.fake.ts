import { columnsOf } from './columns.ts';

/** One of very many invented rows: it holds only its number, and the columns compute the rest. */
export interface Lote {
  readonly numero: number;
}

const firstNames = ['Ana', 'Bruno', 'Cecília', 'Davi', 'Elisa', 'Fábio', 'Graça', 'Heitor', 'Inês', 'João'];
const lastNames = ['Conceição', 'Souza', 'Silva', 'Assunção', 'Prado', 'Brandão', 'Queiroz'];

const { computed } = columnsOf<Lote>();

/** Four columns of kinds with different costs: code, text, money and choice. */
export const loteColumns = [
  computed('codigo', ({ numero }) => String(numero).padStart(7, '0'), {
    header: 'Código',
    filter: { kind: 'text' },
    footer: 'count',
  }),
  computed(
    'nome',
    ({ numero }) => `${firstNames[numero % 10]} ${lastNames[numero % 7]} ${lastNames[(numero >> 3) % 7]}`,
    { header: 'Nome', filter: { kind: 'text' }, width: 14 },
  ),
  computed('valorCents', ({ numero }: Lote) => (numero % 1000) * 10, {
    header: 'Valor',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
  }),
  computed('situacao', ({ numero }) => (numero % 3 === 0 ? 'Ativo' : 'Cancelado'), {
    header: 'Situação',
    filter: { kind: 'exact' },
  }),
];

/** So many rows, numbered from 1. */
export const lotes = (count: number): readonly Lote[] =>
  Array.from({ length: count }, (_, at) => ({ numero: at + 1 }));
