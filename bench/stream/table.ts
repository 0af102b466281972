import { median } from '../measure.ts';
import type { Rounds } from './rounds.ts';
import { ANTD, OURS, sides } from './sides.ts';
import type { Visit } from './visit.ts';

type Key = Exclude<keyof Visit, 'counts' | 'tasks' | 'samples'>;

const lines: readonly [title: string, key: Key][] = [
  ['press → first row painted, ms', 'first'],
  ['press → all rows there, ms', 'all'],
  ['longest task, ms', 'longest'],
  ['long tasks in all, ms', 'longSum'],
  ['longest wait of a message, ms', 'stall'],
  ['longest task, ms of the processor', 'workLongest'],
  ['all tasks, ms of the processor', 'work'],
  ['heap before, MB', 'heapBefore'],
  ['heap after, MB', 'heapAfter'],
  ['heap, peak, MB', 'heapPeak'],
  ['process, peak, MB', 'processPeak'],
  ['bytes on the wire, MB', 'wire'],
  ['bytes unpacked, MB', 'text'],
];

/** Small ones with a digit more. */
const whole = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 20 ? 1 : 0 });
const spread = (values: readonly number[]): string =>
  values.length === 0
    ? '–'
    : `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;

/** The middle of the rounds of a side. */
export const middle = ({ visits }: Rounds, side: string, key: Key): number =>
  median((visits[side] ?? []).map((one) => one[key]));

/** The middle of the rounds in which the list was read to its end and nothing done with it, in the form that the side asks for. */
export const serverMs = ({ server, serverByColumn }: Rounds, side: string): number =>
  median((side === OURS ? serverByColumn : server).map(({ totalMs }) => totalMs));

/** The list as plain JSON. */
export const serverTextMb = ({ server }: Rounds): number =>
  median(server.map(({ bytes }) => bytes)) / 1_048_576;

const ratio = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');

/** The rounds of one size as a Markdown table: the middle, and from the least to the most. */
export const table = (rounds: Rounds, mbit?: number): string => {
  const names = sides.map(({ name }) => name).filter((name) => rounds.visits[name] ?? rounds.failures[name]);
  const row = (title: string, cells: readonly string[], ...server: readonly string[]): string =>
    `| ${[title, ...cells, server[0] ?? '', server[1] ?? ''].join(' | ')} |`;
  const of = (key: Key) => names.map((name) => spread((rounds.visits[name] ?? []).map((one) => one[key])));
  const against = (key: Key, name: string, by: number) => ratio(middle(rounds, name, key) / by);
  const cellsOf = (server: Rounds['server']): Partial<Record<Key, string>> => ({
    first: spread(server.map(({ firstMs }) => firstMs)),
    all: spread(server.map(({ totalMs }) => totalMs)),
    text: spread(server.map(({ bytes }) => bytes / 1_048_576)),
  });
  const plain = cellsOf(rounds.server);
  const byColumn = cellsOf(rounds.serverByColumn);
  return [
    `### ${rounds.rows.toLocaleString('en-US')} rows${mbit === undefined ? '' : ` at ${mbit} Mbit/s`}`,
    '',
    row('', names, 'the server alone, plain JSON', 'the server alone, by column'),
    `|${'---|'.repeat(names.length + 3)}`,
    ...lines.map(([title, key]) => row(title, of(key), plain[key] ?? '', byColumn[key] ?? '')),
    // The server alone is read on the same machine, not packed: nothing to compare a page behind a slow network with.
    ...(mbit === undefined
      ? [
          row(
            'all ÷ the server alone',
            names.map((name) => against('all', name, serverMs(rounds, name))),
          ),
        ]
      : [
          row(
            'all ÷ the plain JSON at that speed',
            names.map((name) => against('all', name, (serverTextMb(rounds) * 8_388.608) / mbit)),
          ),
        ]),
    ...(['first', 'all', 'longest', 'heapAfter', 'heapPeak'] as const).map((key) =>
      row(
        `${key} ÷ ${ANTD}`,
        names.map((name) => against(key, name, middle(rounds, ANTD, key))),
      ),
    ),
    ...Object.entries(rounds.failures).map(([name, why]) => `\n${name} did not get there: ${why}`),
    '',
  ].join('\n');
};

/** The visit of a side whose rows were there in the middle of the times, for the picture. */
export const typical = ({ visits }: Rounds, side: string = OURS): Visit | undefined => {
  const own = (visits[side] ?? []).toSorted((a, b) => a.all - b.all);
  return own[own.length >> 1];
};
