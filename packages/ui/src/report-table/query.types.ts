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

/** A parsed query; a row matches when any of its parts does. */
export interface Query {
  /** Rows that do NOT match are wanted ('!silva'). */
  readonly isNegated: boolean;
  /** Blanks match ('vazio'). */
  readonly wantsBlank: boolean;
  /** Parts of the shown text, as typed ('silva ou souza'); only for filters of kind text. */
  readonly terms: readonly string[];
  /** For filters over numbers, days or months. */
  readonly ranges: readonly ValueRange[];
}

/** The result of reading a typed query. */
export type ReadQuery =
  | { readonly query: Query }
  /** It cannot be understood; the message says what to type instead ('“abc” não é um número: use 100, >100 ou 100..200'). */
  | { readonly problem: string }
  /** It has no condition yet: empty, or incomplete ('>'). */
  | null;
