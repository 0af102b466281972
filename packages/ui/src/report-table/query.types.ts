/**
 * A stretch of values of a column, in its key unit: the number itself, cents for money, percentage points, days as
 * YYYYMMDD (20261031), months as YYYYMM (202610), moments as milliseconds since 1970. `null` leaves that side open.
 */
export interface ValueRange {
  readonly least: number | null;
  readonly most: number | null;
  /** The least value itself does not answer ('>1.000'). */
  readonly isLeastExcluded?: boolean | undefined;
  /** The most value itself does not answer ('<1.000'). */
  readonly isMostExcluded?: boolean | undefined;
}

/** A typed query taken apart; a row answers when any of its parts does. */
export interface Query {
  /** The rows that do NOT answer it are wanted ('!silva'). */
  readonly isNegated: boolean;
  /** Blanks answer it ('vazio'). */
  readonly wantsBlank: boolean;
  /** Parts of the shown text, as typed ('silva ou souza'); only where the filter is a text. */
  readonly terms: readonly string[];
  /** Only where the filter is a range, of dates or of competences. */
  readonly ranges: readonly ValueRange[];
}

/** What a typed query turned out to be. */
export type ReadQuery =
  | { readonly query: Query }
  /** It cannot be understood; in words that name what to type instead ('“abc” não é um número: use 100, >100 ou 100..200'). */
  | { readonly problem: string }
  /** It asks nothing yet: empty, or still being typed ('>'). */
  | null;
