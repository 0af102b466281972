/** Counts the people of passing rows. */
export interface Contagem {
  readonly add: (rows: readonly unknown[]) => void;
  readonly total: () => number;
}

/** Counts distinct values of a field, or rows. */
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
