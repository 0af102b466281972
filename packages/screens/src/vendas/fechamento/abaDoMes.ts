/** A tab of the closing with its own list. */
export interface AbaDoMes {
  readonly competencia: string;
  /** True when the typed month differs from the one on show. */
  readonly isOutdated: boolean;
}
