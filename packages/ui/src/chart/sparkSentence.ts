import type { ChartFormat, ChartPoint } from './chart.types.ts';
import { writeValue } from './words.ts';

/** 'de 4.010 (nov/2025) a 4.310 (out/2026); menor 3.980 (jan/2026), maior 4.310 (out/2026)'. */
export function sparkSentence(points: readonly ChartPoint[], format: ChartFormat): string {
  const known = points.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return 'sem números';
  const say = ({ label, value }: { label: string; value: number }) =>
    `${writeValue(value, format)} (${label})`;
  if (known.length === 1) return say(first);
  const least = known.reduce((best, point) => (point.value < best.value ? point : best));
  const most = known.reduce((best, point) => (point.value > best.value ? point : best));
  return `de ${say(first)} a ${say(last)}; menor ${say(least)}, maior ${say(most)}`;
}
