/** Rows per portion: few enough that receiving it costs the main thread a few ms. */
const PORTION = 1_000;

/** Rows in portions for the transfer. */
export function* portionsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION);
}
