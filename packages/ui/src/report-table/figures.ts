import { rowsPerStep, type Steps } from './steps.ts';

/** A figure in progress. It takes rows one by one, and has a value at any time. */
export interface Gathering<Row, Value> {
  readonly add: (row: Row) => void;
  readonly value: () => Value;
}

/**
 * A figure over some rows, such as a count or a sum. The order of the rows must not matter. It must be a constant,
 * because a list keeps its figures by identity.
 */
export interface Figure<Row, Value> {
  readonly begin: () => Gathering<Row, Value>;
}

type AnyFigure = Figure<never, unknown>;

interface Gathered {
  readonly gathering: Gathering<never, unknown>;
  /** Number of the rows added so far. */
  count: number;
  isAsked: boolean;
}

const gatheringOf = (figure: AnyFigure): Gathered => ({ gathering: figure.begin(), count: 0, isAsked: true });

const addRest = (gathered: Gathered, rows: readonly unknown[]): void => {
  const { add } = gathered.gathering;
  for (let at = gathered.count; at < rows.length; at++) add(rows[at] as never);
  gathered.count = rows.length;
};

/** Growing list of each array of its rows so far. */
const growths = new WeakMap<readonly unknown[], Growth>();

/** Figures of a growing list; each row is added once for any number of readings. */
export class Growth {
  private readonly figures = new Map<AnyFigure, Gathered>();

  get asked(): Iterable<AnyFigure> {
    return this.figures.keys();
  }

  /** Adds new rows to the requested figures. The array grows in place and is the whole list in the end. */
  take(rows: readonly unknown[]): void {
    growths.set(rows, this);
    for (const gathered of this.figures.values()) addRest(gathered, rows);
  }

  /** Marks an array as the present rows of the list, and drops figures that nobody requested since the last mark. */
  mark<Rows extends readonly unknown[]>(rows: Rows): Rows {
    growths.set(rows, this);
    for (const [figure, gathered] of this.figures) {
      if (gathered.isAsked) gathered.isAsked = false;
      else this.figures.delete(figure);
    }
    return rows;
  }

  /** The figure over these rows; undefined when it already contains further rows. */
  upTo(rows: readonly unknown[], figure: AnyFigure): Gathered | undefined {
    const gathered = this.figures.get(figure) ?? gatheringOf(figure);
    if (gathered.count > rows.length) return undefined;
    this.figures.set(figure, gathered);
    gathered.isAsked = true;
    return gathered;
  }
}

/** Growing list of an array of rows; undefined when it did not come row by row. */
export const growthOf = (rows: readonly unknown[]): Growth | undefined => growths.get(rows);

/** The original array of an array with the same rows in another order. */
const origins = new WeakMap<readonly unknown[], readonly unknown[]>();

/** Marks an array as the rows of another in a different order. The figures of one hold for both. */
export const sameRows = <Rows extends readonly unknown[]>(rows: Rows, others: readonly unknown[]): Rows => {
  origins.set(rows, others);
  return rows;
};

const figuresByRows = new WeakMap<readonly unknown[], Map<AnyFigure, unknown>>();

/** Largest number of figures of an array. A screen has a dozen; more means that they are no constants. */
const MOST = 100;

const keptOf = (rows: readonly unknown[]): Map<AnyFigure, unknown> => {
  const known = figuresByRows.get(rows);
  if (known && known.size < MOST) return known;
  const made = new Map<AnyFigure, unknown>();
  figuresByRows.set(rows, made);
  return made;
};

/** The figure over the rows of an array, computed once. In a growing list only the new rows are added. */
export const figureOf = <Row, Value>(rows: readonly Row[], figure: Figure<Row, Value>): Value => {
  const origin = origins.get(rows) ?? rows;
  const figures = keptOf(origin);
  if (figures.has(figure)) return figures.get(figure) as Value;
  const gathered = growths.get(origin)?.upTo(origin, figure) ?? gatheringOf(figure);
  addRest(gathered, origin);
  const value = gathered.gathering.value() as Value;
  figures.set(figure, value);
  return value;
};

/** True when the figure is known at once: it was computed before, or grows with the rows. */
export const isGathered = (rows: readonly unknown[], figure: AnyFigure): boolean => {
  const origin = origins.get(rows) ?? rows;
  return growths.has(origin) || figuresByRows.get(origin)?.has(figure) === true;
};

/** Computes a figure over the rows of an array in steps, so that it is known when requested. */
export function* gather(rows: readonly unknown[], figure: AnyFigure): Steps<void> {
  if (isGathered(rows, figure)) return;
  const origin = origins.get(rows) ?? rows;
  const { add, value } = figure.begin();
  for (let at = 0; at < origin.length; at++) {
    add(origin[at] as never);
    if (at % rowsPerStep === 0) yield;
  }
  keptOf(origin).set(figure, value());
}

/**
 * Computes over `some` rows every figure that was requested over all. It reads `some` only if there is such a figure.
 */
export function* gatherAsked(all: readonly unknown[], some: () => readonly unknown[]): Steps<void> {
  const asked = [...(growths.get(all)?.asked ?? figuresByRows.get(all)?.keys() ?? [])];
  if (asked.length === 0) return;
  const rows = some();
  for (const figure of asked) yield* gather(rows, figure);
}

const counts = new WeakMap<object, AnyFigure>();
const sums = new WeakMap<object, AnyFigure>();

/** Number of the rows that pass the test. The figure is a constant when the function is one. */
export const countFigure = <Row>(isCounted: (row: Row) => boolean): Figure<Row, number> => {
  const begin = () => {
    let count = 0;
    const add = (row: Row) => {
      if (isCounted(row)) count += 1;
    };
    return { add, value: () => count };
  };
  const figure = (counts.get(isCounted) as Figure<Row, number> | undefined) ?? { begin };
  counts.set(isCounted, figure);
  return figure;
};

/** Sum of a number of each row, in its unit. The figure is a constant when the function is one. */
export const sumFigure = <Row>(numberOf: (row: Row) => number): Figure<Row, number> => {
  const begin = () => {
    let sum = 0;
    return { add: (row: Row) => void (sum += numberOf(row)), value: () => sum };
  };
  const figure = (sums.get(numberOf) as Figure<Row, number> | undefined) ?? { begin };
  sums.set(numberOf, figure);
  return figure;
};
