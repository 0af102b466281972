/** Makes a memory of one value for each column of an array of rows; it lives as long as the rows do. */
export function keptByColumn<Value>() {
  const store = new WeakMap<readonly unknown[], Map<object, Value>>();
  /** The value kept for the column; `build` works it out at the first call. */
  return (rows: readonly unknown[], column: object, build: () => Value): Value => {
    const columns = store.get(rows) ?? new Map<object, Value>();
    store.set(rows, columns);
    const known = columns.get(column);
    if (known !== undefined) return known;
    const value = build();
    columns.set(column, value);
    return value;
  };
}
