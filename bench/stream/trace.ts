// A picture of rows arriving: for each side how many the page says it has, its long tasks and its memory, over the same time.
import type { Rounds } from './rounds.ts';
import { sides } from './sides.ts';
import { typical } from './table.ts';
import type { Visit } from './visit.ts';

const WIDTH = 1_100;
const LEFT = 90;
const RIGHT = 90;
const PANEL = 190;
const PLOT = 120;
const TOP = 40;

const tone = {
  rows: '#1f6feb',
  heap: '#8250df',
  process: '#b8a5dd',
  task: '#d1242f',
  text: '#1f2328',
  line: '#d0d7de',
};

const round = (value: number): string => value.toFixed(1);
const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A step that fits some eight times into the whole, of 1, 2 or 5. */
const stepOf = (whole: number): number => {
  const rough = whole / 8;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * ([1, 2, 5].find((times) => times * ten >= rough) ?? 10);
};

interface Scale {
  x: (ms: number) => number;
  /** Of the time axis, in ms. */
  end: number;
  mb: number;
  rows: number;
}

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" ${more}>${words}</text>`;

const path = (points: readonly (readonly [number, number])[], colour: string): string =>
  points.length === 0
    ? ''
    : `<path fill="none" stroke="${colour}" stroke-width="1.5" d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}"/>`;

/** A count on the page stays until the next one. */
const steps = ({ counts }: Visit, { x, end, rows }: Scale, base: number): (readonly [number, number])[] => {
  let before = base;
  const points: (readonly [number, number])[] = [[x(0), base]];
  for (const [at, said] of counts) {
    const y = base - (PLOT * said) / rows;
    points.push([x(at), before], [x(at), y]);
    before = y;
  }
  return [...points, [x(end), before]];
};

const memory = (visit: Visit, kind: 'heap' | 'process', { x, end, mb }: Scale, base: number) =>
  visit.samples.flatMap((sample): (readonly [number, number])[] => {
    const value = sample[kind];
    if (value === undefined || sample.at < 0 || sample.at > end) return [];
    return [[x(sample.at), base - (PLOT * value) / mb]];
  });

const panel = (name: string, visit: Visit, scale: Scale, top: number): string => {
  const base = top + 30 + PLOT;
  const { x, end } = scale;
  const mark = (ms: number, words: string): string =>
    `<line x1="${round(x(ms))}" x2="${round(x(ms))}" y1="${base - PLOT}" y2="${base}" stroke="${tone.rows}" stroke-dasharray="3 3"/>` +
    text(
      x(ms),
      base - PLOT - 3,
      words,
      `text-anchor="${ms > end / 2 ? 'end' : 'start'}" fill="${tone.rows}"`,
    );
  const ticks = Array.from(
    { length: Math.floor(end / stepOf(end)) + 1 },
    (_tick, index) => index * stepOf(end),
  );
  return [
    text(LEFT, top + 12, name, 'font-weight="bold"'),
    ...ticks.map(
      (ms) =>
        `<line x1="${round(x(ms))}" x2="${round(x(ms))}" y1="${base}" y2="${base + 4}" stroke="${tone.line}"/>` +
        text(x(ms), base + 26, grouped(ms), 'text-anchor="middle"'),
    ),
    `<rect x="${LEFT}" y="${base - PLOT}" width="${WIDTH - LEFT - RIGHT}" height="${PLOT}" fill="none" stroke="${tone.line}"/>`,
    text(LEFT - 6, base - PLOT + 4, grouped(scale.rows), `text-anchor="end" fill="${tone.rows}"`),
    text(LEFT - 6, base, 'rows 0', `text-anchor="end" fill="${tone.rows}"`),
    text(WIDTH - RIGHT + 6, base - PLOT + 4, `${grouped(scale.mb)} MB`, `fill="${tone.heap}"`),
    ...visit.tasks
      .filter(([at]) => at < end)
      .map(([at, ms]) => {
        const from = Math.max(0, at);
        const to = Math.min(end, at + ms);
        return `<rect x="${round(x(from))}" y="${base + 5}" width="${round(Math.max(1, x(to) - x(from)))}" height="8" fill="${tone.task}"/>`;
      }),
    path(memory(visit, 'process', scale, base), tone.process),
    path(memory(visit, 'heap', scale, base), tone.heap),
    path(steps(visit, scale, base), tone.rows),
    mark(visit.first, `first row ${grouped(visit.first)} ms`),
    visit.all - visit.first > end / 6 ? mark(visit.all, `all ${grouped(visit.all)} ms`) : '',
  ].join('\n');
};

/** The visit in the middle of each side as one SVG. */
export const trace = (rounds: Rounds): string => {
  const seen = sides.flatMap(({ name }) => {
    const visit = typical(rounds, name);
    return visit ? [{ name, visit }] : [];
  });
  const end = Math.max(...seen.map(({ visit }) => visit.all)) * 1.05 + 500;
  const mb = Math.max(...seen.map(({ visit }) => Math.max(visit.processPeak || 0, visit.heapPeak)));
  const scale: Scale = {
    x: (ms) => LEFT + ((WIDTH - LEFT - RIGHT) * ms) / end,
    end,
    mb,
    rows: rounds.rows,
  };
  const height = TOP + PANEL * seen.length + 10;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="${tone.text}">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    text(LEFT, 20, `${grouped(rounds.rows)} rows arriving, ms from the press`, 'font-size="14"'),
    text(LEFT + 330, 20, 'rows on the page', `fill="${tone.rows}"`),
    text(LEFT + 440, 20, 'heap', `fill="${tone.heap}"`),
    text(LEFT + 480, 20, 'process', `fill="${tone.process}"`),
    text(LEFT + 540, 20, 'tasks over 50 ms', `fill="${tone.task}"`),
    ...seen.map(({ name, visit }, index) => panel(name, visit, scale, TOP + index * PANEL)),
    '</svg>\n',
  ].join('\n');
};
