// Buscar todos of Beneficiários cadastrados in the built back office, beside axios with antd's table over the same call and beside the
// server alone. run.ts has more sizes, react-admin, slow networks and the picture.
import { type Measure, scaled } from '../measure.ts';
import { buildPages } from './peers.ts';
import { roundsAt } from './rounds.ts';
import { ANTD, OURS, sides } from './sides.ts';
import { middle, serverMs, serverTextMb } from './table.ts';

const ROUNDS = 3;

export const measures = async (): Promise<Measure[]> => {
  const rows = scaled(300_000);
  const measured = sides.filter(({ name }) => name === OURS || name === ANTD);
  const rounds = await roundsAt({ rows, rounds: ROUNDS, sides: measured, pages: await buildPages() });
  for (const [name, why] of Object.entries(rounds.failures)) throw new Error(`${name}: ${why}`);
  const ours = (key: Parameters<typeof middle>[2]): number => middle(rounds, OURS, key);
  const antd = (key: Parameters<typeof middle>[2]): number => middle(rounds, ANTD, key);
  const peer = (value: number, unit: string): string => `${ANTD} ${Math.round(value)} ${unit}`;
  const alone = serverMs(rounds, OURS);
  return [
    {
      name: 'press to first row painted',
      ms: ours('first'),
      ratio: ours('first') / antd('first'),
      note: `${rows.toLocaleString('en-US')} rows; ${peer(antd('first'), 'ms')}`,
    },
    {
      name: 'press to all rows there',
      ms: ours('all'),
      ratio: ours('all') / alone,
      note: `the server alone ${Math.round(alone)} ms; ${peer(antd('all'), 'ms')}`,
    },
    {
      name: 'longest task',
      ms: ours('longest'),
      ratio: ours('longest') / antd('longest'),
      note: `long tasks in all ${Math.round(ours('longSum'))} ms; ${peer(antd('longest'), 'ms')}`,
    },
    {
      name: 'heap after',
      mb: ours('heapAfter'),
      ratio: ours('heapAfter') / antd('heapAfter'),
      note: `before ${Math.round(ours('heapBefore'))} MB; ${peer(antd('heapAfter'), 'MB')}`,
    },
    {
      name: 'heap, peak',
      mb: ours('heapPeak'),
      ratio: ours('heapPeak') / ours('heapAfter'),
      note: `beside what stays; process ${Math.round(ours('processPeak'))} MB; ${peer(antd('heapPeak'), 'MB')}`,
    },
    { name: 'bytes on the wire', mb: ours('wire'), ratio: ours('wire') / serverTextMb(rounds) },
  ];
};
