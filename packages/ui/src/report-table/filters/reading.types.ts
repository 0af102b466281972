import type { Format, FilterSpec } from '../columns.ts';
import type { ValueRange } from '../query.types.ts';

/** What the reader of a query needs to know about a column. */
export interface TypedColumn {
  readonly format: Format;
  readonly filter: FilterSpec;
}

/** One number, day, month or year as typed, in the column's key unit (days as YYYYMMDD also for moments). */
export interface TypedValue {
  /** Where it begins: '>=' and '<' compare with this. */
  readonly first: number;
  /** Where it ends, included: '>' and '<=' compare with this. */
  readonly last: number;
  /** The range that it means alone ('388' means all cents from 388,00 to 388,99). */
  readonly alone: ValueRange;
  /** The first and last shown value that it stands for alone; only for numbers. */
  readonly shown?: readonly [number, number];
  /** Folded, when it was typed as a word ('mes passado'). */
  readonly word?: string;
}

/** `partial`: incomplete; `unknown`: not of this kind; a problem is a whole sentence for the screen. */
export type Reading = TypedValue | { readonly problem: string } | 'partial' | 'unknown';

/** The comparison; `is` is the value alone, `exactly` came with '='. */
export type Operator = 'is' | 'exactly' | 'over' | 'from' | 'under' | 'upTo';

/** One part of a query over numbers, days or months. */
export type Stretch =
  | { readonly operator: Operator; readonly value: TypedValue }
  /** Ordered: `from` never begins after `to`. */
  | { readonly operator: 'between'; readonly from: TypedValue; readonly to: TypedValue };
