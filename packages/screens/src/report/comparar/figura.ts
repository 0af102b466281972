import { writePorcento, writeReais } from '@vidas/api-client/words/money.ts';
import type { Field, Kind } from '@vidas/api-client/report/field.ts';

/** Form of a compared figure in cells, in totals and in the line. */
export interface Figura {
  readonly format: 'money' | 'integer' | 'percent';
  /** Format of a difference; a difference of ratios is in points, not in percent. */
  readonly changeFormat: 'money' | 'integer' | 'text';
  readonly changeHeader: string;
  /** Value of a cell from the value of our code. */
  readonly shown: (value: number) => number;
  readonly write: (value: number) => string;
  readonly writeChange: (change: number) => string;
  /** Least width of its columns in rem, so that a total fits. */
  readonly width: number;
}

const signed = (change: number, written: string): string => (change > 0 ? `+${written}` : written);
const writeCount = (value: number): string => value.toLocaleString('pt-BR').replace('-', '\u2212');
const same = (value: number): number => value;

const money: Figura = {
  format: 'money',
  changeFormat: 'money',
  changeHeader: 'Diferença',
  shown: same,
  write: writeReais,
  writeChange: (change) => signed(change, writeReais(change)),
  width: 8.5,
};

const figuras: Partial<Record<Kind, Figura>> = {
  money,
  count: {
    ...money,
    format: 'integer',
    changeFormat: 'integer',
    write: writeCount,
    writeChange: (change) => signed(change, writeCount(change)),
    width: 6,
  },
  percent: {
    format: 'percent',
    changeFormat: 'text',
    changeHeader: 'Diferença (p.p.)',
    shown: (value) => value / 100,
    write: writePorcento,
    writeChange: (change) => signed(change, writePorcento(change).replace('%', ' p.p.')),
    width: 7,
  },
};

/** Comparison of a field's figure; only amounts, counts and ratios have one. */
export const figuraDe = ({ kind, header }: Field): Figura => {
  const figura = figuras[kind];
  if (figura === undefined) throw new TypeError(`${header} is no figure that can be compared.`);
  return figura;
};
