import type { Measure } from './measure.ts';

/** The most that a measure may have; a limit of the growth alone where there is no peer, and the other way round. */
export interface Limit {
  ratio?: number;
  growth?: number;
  p99?: number;
  /** Milliseconds and megabytes at the size of the runner, on an idle machine: only where a person feels them. */
  ms?: number;
  mb?: number;
  /** Keys, chords and texts of a person, each one. */
  keys?: number;
  /** Why this much and no more. */
  why: string;
}

const kinds = ['ratio', 'growth', 'p99', 'ms', 'mb', 'keys'] as const;

const overLimit = ({ name, ...measured }: Measure, limit: Limit): string[] =>
  kinds.flatMap((kind) => {
    const most = limit[kind];
    const found = measured[kind];
    if (most === undefined) return [];
    if (found === undefined || !Number.isFinite(found)) return [`${name}: no ${kind} was measured`];
    return found > most ? [`${name}: ${kind} ${found.toFixed(2)} is over ${most} (${limit.why})`] : [];
  });

/** Problems of a runner's measures; empty when all is well. Each limit needs its measure and each measure its limit. */
export const judge = (measures: readonly Measure[], limits: Readonly<Record<string, Limit>>): string[] => [
  ...measures.flatMap((measure) => {
    const limit = limits[measure.name];
    return limit ? overLimit(measure, limit) : [`${measure.name}: has no limit in bench/limits.ts`];
  }),
  ...Object.keys(limits)
    .filter((name) => !measures.some((measure) => measure.name === name))
    .map((name) => `${name}: was not measured`),
];

const number = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2));
const most = (limit: number | undefined): string => (limit === undefined ? '' : `≤ ${limit}`);

/** The measures of a runner as lines of a Markdown table. */
export const linesOf = (
  runner: string,
  measures: readonly Measure[],
  limits: Readonly<Record<string, Limit>>,
): string[] =>
  measures.map((measure) => {
    const { name, ms, mb, ratio, growth, p99, keys, note = '' } = measure;
    const limit = limits[name];
    const mark = limit && overLimit(measure, limit).length === 0 ? '' : '✗';
    const cells = [
      runner,
      name,
      ms === undefined ? '' : Math.round(ms).toLocaleString('en-US'),
      most(limit?.ms),
      mb === undefined ? '' : Math.round(mb).toLocaleString('en-US'),
      most(limit?.mb),
      number(ratio),
      most(limit?.ratio),
      number(growth),
      most(limit?.growth),
      p99 === undefined ? '' : String(Math.round(p99)),
      most(limit?.p99),
      keys === undefined ? '' : String(keys),
      most(limit?.keys),
      mark,
      note,
    ];
    return `| ${cells.join(' | ')} |`;
  });

export const tableHead = [
  '| runner | measure | ms | limit | MB | limit | ÷ peer | limit | 2n ÷ n | limit | p99, ms | limit | keys | limit | | note |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];
