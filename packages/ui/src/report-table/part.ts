/** Reason why rows are only a part of their list. */
export type PartState = 'arriving' | 'stopped' | 'broken';

/** A list of which only some rows have arrived. */
export interface Part {
  readonly state: PartState;
  /** Rows that have arrived so far; while they arrive, some more than the table shows. */
  readonly count: () => number;
  /** Calls back whenever `count` has grown. The returned function ends this. */
  readonly watch: (changed: () => void) => () => void;
  /** Ends the reading and keeps the rows so far; only while rows arrive. */
  readonly stop?: (() => void) | undefined;
  /** Reads the whole list again; only after a stop. */
  readonly readAgain?: (() => void) | undefined;
}

const parts = new WeakMap<readonly unknown[], Part>();

/** Marks an array of rows as a part of a list; `partOf` reads the mark. */
export const markPart = <Rows extends readonly unknown[]>(rows: Rows, part: Part): Rows => {
  parts.set(rows, part);
  return rows;
};

/** The list of which an array of rows is a part; undefined for a whole list. */
export const partOf = (rows: readonly unknown[] | undefined): Part | undefined => rows && parts.get(rows);

/** True when `rows` begins with the rows of `before`: more of the same answer. */
export const continues = (rows: readonly unknown[], before: readonly unknown[]): boolean =>
  before.length > 0 &&
  rows.length >= before.length &&
  rows[0] === before[0] &&
  partOf(before)?.state === 'arriving';
