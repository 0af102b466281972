/** Rows of one portion: so few that taking it over costs the server's thread a few ms. */
const PORTION = 1_000;

/** Rows in the portions in which they are handed over. */
export function* portionsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION);
}
