/** Place of a function that presents rows, for another thread: file, export, and extra arguments. */
export interface Found {
  readonly file: string;
  readonly name: string;
  /** The result is merged into the row, for reports with computed fields. */
  readonly isAdded: boolean;
}

type Present = (row: never, ...given: never[]) => unknown;

const found = new WeakMap<object, Found>();

/**
 * Registers functions as exports of a file under these names, so that the list thread can present rows with
 * them (decision 0029).
 */
export const findable = (file: string, presents: Readonly<Record<string, Present>>): void => {
  for (const [name, present] of Object.entries(presents)) found.set(present, { file, name, isAdded: false });
};

/** The place of a function that `findable` named. Throws for any other one: its list would silently burden the thread of requests. */
export const foundAt = (present: { readonly name: string }): Found => {
  const at = found.get(present);
  if (at === undefined)
    throw new TypeError(
      `${present.name || 'The function that presents these rows'} is not findable: export it and name it by findable(import.meta.url, …) ` +
        'in its file, or read the list by inPortionsHere.',
    );
  return at;
};

/** Presents a row by merging its computed fields. */
export const adding = <Row extends object, Added extends object, Given extends readonly unknown[]>(
  computed: (row: Row, ...given: Given) => Added,
) => {
  const present = <Selected extends Row>(row: Selected, ...given: Given): Selected & Added =>
    Object.assign(row, computed(row, ...given));
  found.set(present, { ...foundAt(computed), isAdded: true });
  return present;
};

/** Imports the function from its registered place. */
export const fetchPresent = async ({ file, name, isAdded }: Found): Promise<Present> => {
  const exported = ((await import(file)) as Record<string, Present>)[name];
  if (exported === undefined) throw new TypeError(`${file} has no ${name}.`);
  return isAdded ? adding(exported as (row: object, ...given: readonly unknown[]) => object) : exported;
};
