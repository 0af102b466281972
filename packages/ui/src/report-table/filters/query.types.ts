import type { Format, FilterSpec } from '../columns.ts';

/**
 * A range of values of a column, in its key unit: the number itself, cents for money, percentage points, days as YYYYMMDD
 * (20261031), months as YYYYMM (202610), moments as milliseconds since 1970. `null` leaves that side open.
 */
export interface ValueRange {
  readonly least: number | null;
  readonly most: number | null;
  /** The lower limit itself is excluded ('>1.000'). */
  readonly isLeastExcluded?: boolean | undefined;
  /** The upper limit itself is excluded ('<1.000'). */
  readonly isMostExcluded?: boolean | undefined;
}

/** Parts of a column that decide how a typed filter is read. */
export interface TypedColumn {
  readonly format: Format;
  readonly filter: FilterSpec;
}

/** One number, day, month or year as typed, in the column's key unit (days as YYYYMMDD also for moments). */
export interface TypedValue {
  /** Beginning of the value, for '>=' and '<'. */
  readonly first: number;
  /** Last value included, for '>' and '<='. */
  readonly last: number;
  /** Range of the value without an operator: '388' means all cents from 388,00 to 388,99. */
  readonly alone: ValueRange;
  /** First and last shown value of a number without an operator; absent for other kinds. */
  readonly shown?: readonly [number, number];
  /** The folded word, when a word was typed ('mes passado'). */
  readonly word?: string;
}

/** `partial` is incomplete; `unknown` is not of this kind; a problem is a whole sentence for the screen. */
export type Reading = TypedValue | { readonly problem: string } | 'partial' | 'unknown';

/** The comparison. `is` is a value without an operator, `exactly` came with '='. */
export type Operator = 'is' | 'exactly' | 'over' | 'from' | 'under' | 'upTo';

/** One part of a query over numbers, days or months. */
export type Stretch =
  | { readonly operator: Operator; readonly value: TypedValue }
  /** A range in order: `from` never begins after `to`. */
  | { readonly operator: 'between'; readonly from: TypedValue; readonly to: TypedValue };

/** A parsed query. A row passes when any of its parts matches. */
export interface Query {
  /** True for the rows that do not match ('!silva'). */
  readonly isNegated: boolean;
  /** True when blanks match ('vazio'). */
  readonly wantsBlank: boolean;
  /** Parts of the shown text, as typed ('silva ou souza'); only for filters of kind text. */
  readonly terms: readonly string[];
  /** Ranges of a filter over numbers, days or months. */
  readonly ranges: readonly ValueRange[];
  /** Typed ranges, for the words of a chip. */
  readonly stretches: readonly Stretch[];
}

/** A typed filter after reading. */
export interface ReadQuery {
  /** `null` without a condition (empty text, or '>' alone), and for an unreadable text. */
  readonly query: Query | null;
  /** Sentence for an unreadable text, with the right form ('“abc” não é um número: use 100, >100 ou 100..200'). */
  readonly problem?: string | undefined;
  /** Sentence about the missing part of the first half typed value, for when the person is done. */
  readonly unfinished?: string | undefined;
}

/** A filter for storage outside the table: a typed text, or the chosen shown values ('' means the blanks). */
export type WrittenFilter =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'exact'; readonly values: readonly string[] };

/** The filters by column id, as they are kept outside the table. */
export type WrittenFilters = Readonly<Record<string, WrittenFilter>>;

/** A filter of the table. A typed one is parsed once, when it is set. */
export type ColumnFilter =
  | ({ readonly kind: 'typed'; readonly text: string } & ReadQuery)
  | { readonly kind: 'exact'; readonly values: readonly string[] };

/** The filters by column id. */
export type FilterState = Readonly<Record<string, ColumnFilter>>;

/** One column of the order on screen. */
export interface Sorting {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Filters and order of the rows; both keep their identity while they are the same. */
export interface Asked {
  readonly filters: FilterState;
  readonly sorting: readonly Sorting[];
}
