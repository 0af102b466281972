/** Counts the people of rows that pass. */
export interface Contagem {
  readonly add: (rows: readonly unknown[]) => void;
  readonly total: () => number;
}

/** Counts each different value of a field, or each row. */
export const contagemDe = (pessoa: string | undefined): Contagem => {
  const people = new Set<unknown>();
  let count = 0;
  return {
    add: (rows) => {
      count += rows.length;
      if (pessoa !== undefined) for (const row of rows) people.add((row as Record<string, unknown>)[pessoa]);
    },
    total: () => (pessoa === undefined ? count : people.size),
  };
};
