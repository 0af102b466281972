import type { Format, FilterSpec } from '../columns.ts';
import type { ValueRange } from '../query.types.ts';

/** What the reading of a query needs to know of a column. */
export interface TypedColumn {
  readonly format: Format;
  readonly filter: FilterSpec;
}

/** One number, day, month or year as typed, in the column's key unit (days as YYYYMMDD also for moments). */
export interface TypedValue {
  /** Where it begins: what '>=' and '<' measure by. */
  readonly first: number;
  /** Where it ends, itself included: what '>' and '<=' measure by. */
  readonly last: number;
  /** What it asks for when it stands alone ('388' asks for all cents from 388,00 to 388,99). */
  readonly alone: ValueRange;
  /** The first and the last value that it stands for when alone, as the column shows them; only for numbers. */
  readonly shown?: readonly [number, number];
  /** Folded, when it was typed as a word ('mes passado'). */
  readonly word?: string;
}

/** `partial`: still being typed; `unknown`: not of this kind at all; a problem is a whole sentence for the screen. */
export type Reading = TypedValue | { readonly problem: string } | 'partial' | 'unknown';

/** How a value is compared; `is` is the value alone, `exactly` came with '='. */
export type Operator = 'is' | 'exactly' | 'over' | 'from' | 'under' | 'upTo';

/** One part of a query over numbers, days or months. */
export type Stretch =
  | { readonly operator: Operator; readonly value: TypedValue }
  /** In order: `from` never begins after `to`. */
  | { readonly operator: 'between'; readonly from: TypedValue; readonly to: TypedValue };
