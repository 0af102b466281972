/**
 * Columns of a table, those wholly in sight, and the rows that fit under its head. Where rows are cards also whether each says its name and its
 * amount in sight: 1, else 0.
 */
export type Measure = readonly [columns: number, inSight: number, rows: number, card?: number];

/** The measures of one story by the size of the window, as `1366×768`. */
export type Measures = Readonly<Record<string, Measure>>;

/** The measures of all stories by id. */
export type Ruler = Readonly<Record<string, Measures>>;

/** Sums over all tables at one size of the window. */
export interface Summary {
  readonly tables: number;
  readonly columns: number;
  readonly inSight: number;
  /** Tables with all columns in sight. */
  readonly whole: number;
  /** Tables of cards, and those of them that say name and amount. */
  readonly cards: number;
  readonly said: number;
  /** The middle of the rows that fit. */
  readonly rows: number;
}

export const summaryAt = (ruler: Ruler, window: string): Summary => {
  const measures = Object.values(ruler).flatMap(({ [window]: measure }) => (measure ? [measure] : []));
  return {
    tables: measures.length,
    columns: measures.reduce((sum, [columns]) => sum + columns, 0),
    inSight: measures.reduce((sum, [, inSight]) => sum + inSight, 0),
    whole: measures.filter(([columns, inSight]) => columns === inSight).length,
    cards: measures.filter(([, , , card]) => card !== undefined).length,
    said: measures.filter(([, , , card]) => card === 1).length,
    rows: measures.map(([, , rows]) => rows).toSorted((a, b) => a - b)[measures.length >> 1] ?? 0,
  };
};

export const windowsOf = (ruler: Ruler): string[] => [
  ...new Set(Object.values(ruler).flatMap((one) => Object.keys(one))),
];

/** Lines that name each fall from the stored ruler to the new one, at any window. */
export const fallsOf = (stored: Ruler, found: Ruler): string[] =>
  Object.entries(stored).flatMap(([id, measures]) =>
    Object.entries(measures).flatMap(([window, [, columns, rows, card]]) => {
      const now = found[id]?.[window];
      if (!now) return [];
      return [
        ...(now[1] < columns ? [`${id} a ${window}: ${now[1]} colunas à vista, eram ${columns}`] : []),
        ...(now[2] < rows ? [`${id} a ${window}: ${now[2]} linhas, eram ${rows}`] : []),
        ...((now[3] ?? 1) < (card ?? 0) ? [`${id} a ${window}: o cartão não diz nome e valor`] : []),
      ];
    }),
  );
