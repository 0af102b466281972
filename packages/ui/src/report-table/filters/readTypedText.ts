import type { FilterKind, Format } from '../columns.ts';
import type { Stretch, TypedColumn } from './query.types.ts';
import { readStretches } from './readStretches.ts';
import type { QueryPart } from './splitQuery.ts';

const kinds: Partial<Record<Format, FilterKind>> = {
  integer: 'range',
  money: 'range',
  percent: 'range',
  date: 'dates',
  dateTime: 'dates',
  competencia: 'competencias',
};

/**
 * The kind whose short forms a column understands: its own. For a text filter over numbers, days or months, that of
 * its format.
 */
export const shortFormsOf = ({ format, filter }: TypedColumn): FilterKind =>
  filter.kind === 'text' ? (kinds[format] ?? 'text') : filter.kind;

/** A text filter over numbers, days or months: a comparison ('>100', '01102021', '07/2026..09/2026') or a part of the text. */
export type TypedText =
  | {
      readonly terms: readonly string[];
      readonly stretches: readonly Stretch[];
      readonly unfinished?: undefined;
    }
  | { readonly problem: string };

/**
 * Reads the parts of such a filter. A number without an operator is a part of the text, as '10' in 'R$ 110,00'; a
 * whole day, month or year is not.
 */
export function readTypedText(parts: readonly QueryPart[], column: TypedColumn, today?: string): TypedText {
  const kind = shortFormsOf(column);
  const terms: string[] = [];
  const stretches: Stretch[] = [];
  const isPlain = kind === 'text' || kind === 'exact';
  for (const part of parts) {
    if (isPlain || part.isLiteral) {
      terms.push(part.text);
      continue;
    }
    const isCompared = /^\s*[<>=≤≥]|\.\./.test(part.text);
    const read = readStretches([part], { ...column, filter: { kind } }, today);
    if ('problem' in read && isCompared) return read;
    const [stretch] = 'problem' in read ? [] : read.stretches;
    if (stretch && (kind !== 'range' || stretch.operator !== 'is')) stretches.push(stretch);
    else if (!isCompared) terms.push(part.text);
  }
  return { terms, stretches };
}
