/** A tab of the closing that reads a list of its own. */
export interface AbaDoMes {
  readonly competencia: string;
  /** Another month is typed than the one on show. */
  readonly isOutdated: boolean;
}
