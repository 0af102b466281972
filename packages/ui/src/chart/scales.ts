/** Height of a drawing in px; for horizontal bars it follows their number. */
export const drawingHeight = (isLow = false): number => (isLow ? 134 : 240);

/** Mean width in px of a character at 12 px; slightly too large, so that no layout has to measure text. */
const characterWidth = 6.8;

/** Estimated width of a text of 12 px, in px. */
export const textWidth = (text: string): number => text.length * characterWidth;

/** The text, cut with '…' when it is wider than that many px. */
export function cut(text: string, width: number): string {
  const room = Math.floor(width / characterWidth);
  return text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1)).trimEnd()}…`;
}

/** At most two lines, broken between words; the rest is cut with '…'. */
export function wrap(text: string, width: number): readonly string[] {
  if (textWidth(text) <= width) return [text];
  const words = text.split(' ');
  let first = words[0] ?? '';
  let at = 1;
  while (at < words.length && textWidth(`${first} ${words[at]}`) <= width) first += ` ${words[at++]}`;
  const rest = words.slice(at).join(' ');
  return rest === '' || textWidth(first) > width ? [cut(text, width)] : [first, cut(rest, width)];
}

/** Maps a domain on a range in px; a domain of zero width maps to the middle. */
export const linear =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

/** Round values from `low` or below to `high` or above, about `count` of them, at least `least` apart. */
export function niceTicks(low: number, high: number, { count = 4, least = 0 } = {}): readonly number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = Math.max(span / count, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough - power / 1e6) ?? 10) * power;
  const tidy = (value: number) => Number((value * step).toPrecision(12));
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => tidy(first + at));
}

/** Smallest and largest of the numbers; undefined when there are none. */
export function extent(values: readonly (number | null)[]): readonly [low: number, high: number] | undefined {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as readonly number[];
  return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)];
}

/** Distance between two categories with a label, by the room for one label and for all; 1 is every category. */
export const labelStep = (needed: number, room: number): number =>
  Math.max(1, Math.ceil(needed / Math.max(1, room)));

/** Moves labels apart so that neighbours are at least `gap` apart within the bounds; keeps their order. */
export function spread(
  wanted: readonly number[],
  { gap, from, to }: { readonly gap: number; readonly from: number; readonly to: number },
): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  const tight = Math.min(gap, order.length > 1 ? (to - from) / (order.length - 1) : gap);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, from, (placed.at(-1) ?? -Infinity) + tight));
  let limit = to;
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at] ?? limit, limit);
    limit = (placed[at] ?? limit) - tight;
  }
  return wanted.map((_, index) => placed[order.findIndex((entry) => entry.index === index)] ?? from);
}
