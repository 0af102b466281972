/** A function that presents rows, where another thread finds it: an export of a file, and what it is given beside each row. */
export interface Found {
  readonly file: string;
  readonly name: string;
  /** What it gives is added to the row, as for a report with computed fields. */
  readonly isAdded: boolean;
}

type Present = (row: never, ...given: never[]) => unknown;

const found = new WeakMap<object, Found>();

/** Says that these functions are exports of a file by these names, so that the thread of lists can present rows by them too (decision 0029). */
export const findable = (file: string, presents: Readonly<Record<string, Present>>): void => {
  for (const [name, present] of Object.entries(presents)) found.set(present, { file, name, isAdded: false });
};

/** Where a function was said to be; undefined for one that only this thread has. */
export const foundAt = (present: object): Found | undefined => found.get(present);

/** Presents a row by adding the fields that are worked out from it. */
export const adding = <Row extends object, Added extends object>(
  computed: (row: Row, hoje: string) => Added,
) => {
  const present = <Selected extends Row>(row: Selected, hoje: string): Selected & Added =>
    Object.assign(row, computed(row, hoje));
  const at = found.get(computed);
  if (at) found.set(present, { ...at, isAdded: true });
  return present;
};

/** The function that was found there. */
export const fetchPresent = async ({ file, name, isAdded }: Found): Promise<Present> => {
  const exported = ((await import(file)) as Record<string, Present>)[name];
  if (exported === undefined) throw new TypeError(`${file} has no ${name}.`);
  return isAdded ? adding(exported as (row: object, hoje: string) => object) : exported;
};
