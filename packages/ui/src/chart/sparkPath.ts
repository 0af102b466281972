import { extent, linear } from './scales.ts';

/** The box of a sparkline in its own units. */
export const sparkBox = { width: 96, height: 28, lowHeight: 20, pad: 4 } as const;

/** What a sparkline draws. */
export interface SparkPath {
  /** An SVG path with gaps where there is no number; empty when no two neighbours are known. */
  readonly line: string;
  /** The newest number; undefined when none is known. */
  readonly end: { readonly x: number; readonly y: number } | undefined;
}

/** A line from the lowest at the bottom to the highest at the top; equal numbers run through the middle. */
export function sparkPath(values: readonly (number | null)[], height: number = sparkBox.height): SparkPath {
  const range = extent(values);
  if (!range) return { line: '', end: undefined };
  const { width, pad } = sparkBox;
  const x = linear([0, values.length - 1], [pad, width - pad]);
  const y = linear(range, [height - pad, pad]);
  let isOpen = false;
  let line = '';
  values.forEach((value, at) => {
    const hasNumber = value !== null && Number.isFinite(value);
    if (hasNumber) line += `${isOpen ? 'L' : 'M'}${x(at).toFixed(1)},${y(value).toFixed(1)}`;
    isOpen = hasNumber;
  });
  const last = values.findLastIndex((value) => value !== null && Number.isFinite(value));
  return { line: line.includes('L') ? line : '', end: { x: x(last), y: y(values[last] ?? 0) } };
}
