/** Portions of lines from portions of rows; a row yields some lines or none. */
export async function* flat<T>(portions: AsyncIterable<readonly (readonly T[])[]>): AsyncGenerator<T[]> {
  for await (const rows of portions) yield rows.flat();
}
