import type { Measured } from './measure.ts';

/** The rounds of one report; `bare` where there is a statement to compare with. */
export interface Line {
  name: string;
  ours: readonly Measured[];
  bare: readonly Measured[] | undefined;
  rows: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const of = (rounds: readonly Measured[], key: keyof Measured): number =>
  median(rounds.map((one) => one[key]));
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const lineOf = ({ name, ours, bare, rows }: Line): string => {
  const total = of(ours, 'totalMs');
  const isRefused = ours.some(({ status }) => status !== 200);
  const cells = [
    isRefused ? `${name} (status ${of(ours, 'status')})` : name,
    whole(rows),
    whole(of(ours, 'bytes') / 1_048_576),
    whole(of(ours, 'firstMs')),
    bare ? whole(of(bare, 'firstMs')) : '',
    whole(total),
    bare ? whole(of(bare, 'totalMs')) : '',
    bare ? (total / of(bare, 'totalMs')).toFixed(2) : '',
    whole(Math.max(...ours.map(({ rssMb }) => rssMb))),
    bare ? whole(Math.max(...bare.map(({ rssMb }) => rssMb))) : '',
  ];
  return `| ${cells.join(' | ')} |`;
};

/** The lines as a Markdown table: medians of the rounds, the peak of the memory. */
export const table = (lines: readonly Line[]): string =>
  [
    '| report | rows | MB | first byte, ms | bare | total, ms | bare | total ÷ bare | peak RSS, MB | bare |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines.map(lineOf),
  ].join('\n');
