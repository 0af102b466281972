import { sameRows } from '../figures.ts';
import type { TableIndex } from './TableIndex.ts';

/** The rows that the filters leave, in the order on screen; row objects are picked only when they are read. */
export class Selection<Row> {
  readonly index: TableIndex<Row>;
  /** Indexes in the array of rows; `null` means all rows in their own order. */
  readonly numbers: Uint32Array | null;
  private picked: readonly Row[] | undefined;

  constructor(index: TableIndex<Row>, numbers: Uint32Array | null) {
    this.index = index;
    this.numbers = numbers;
  }

  get count(): number {
    return this.numbers?.length ?? this.index.rows.length;
  }

  /** True when every row is there, in any order. */
  get hasAll(): boolean {
    return this.count === this.index.rows.length;
  }

  /** The index in the array of rows of the row at a position on screen. */
  numberAt(position: number): number {
    return this.numbers ? (this.numbers[position] as number) : position;
  }

  rowAt(position: number): Row | undefined {
    return this.index.rows[this.numberAt(position)];
  }

  /** The rows from one position up to (not including) another. */
  slice(from: number, to: number): readonly Row[] {
    const { rows } = this.index;
    if (!this.numbers) return rows.slice(from, to);
    const numbers = this.numbers.subarray(from, to);
    const picked = new Array<Row>(numbers.length);
    for (let at = 0; at < numbers.length; at++) picked[at] = rows[numbers[at] as number] as Row;
    return picked;
  }

  /** All of them as an array; always the same one. */
  get rows(): readonly Row[] {
    this.picked ??= this.pick();
    return this.picked;
  }

  private pick(): readonly Row[] {
    const { rows } = this.index;
    if (!this.numbers) return rows;
    const picked = this.slice(0, this.count);
    return this.hasAll ? sameRows(picked, rows) : picked;
  }
}
