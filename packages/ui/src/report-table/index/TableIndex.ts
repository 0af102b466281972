import type { Column } from '../columns.ts';
import { type ColumnFilter, type FilterState, isVoid, queryOf } from '../filters/filterState.ts';
import { fold } from '../../fold/fold.ts';
import { buildDictionary, type Dictionary, markChosen } from './dictionary.ts';
import { buildNumberKeys, isNumeric, markRanges } from './numberKeys.ts';
import { rankNumbers, type Ranks } from './ranks.ts';
import { rowsPerStep, type Steps } from './steps.ts';
import { buildTextKeys, ignoredIn, markMatches, type TextKeys } from './textKeys.ts';
import { rankTexts } from './textRanks.ts';

/** A text as it is compared within a column. */
export const searchKey = <Row>(text: string, column: Column<Row>): string => {
  const ignored = ignoredIn(column);
  // As in the joined texts, where a line end separates rows.
  const key = fold(text).replaceAll(/[\t\n\r]/g, ' ');
  return ignored ? key.replace(ignored, '') : key;
};

interface Kept {
  readonly parts: Map<string, unknown>;
  readonly building: Map<string, Steps<unknown>>;
}

/**
 * An index over an array of rows: for each column, built when first needed and then kept, its folded texts, numbers, ranks and
 * distinct values. It contains no row objects; typed arrays answer filters and orders.
 */
export class TableIndex<Row> {
  readonly rows: readonly Row[];
  private readonly columns = new Map<Column<Row>, Kept>();
  private readonly marked = new Map<string, { filter: ColumnFilter; marks: Uint8Array }>();

  constructor(rows: readonly Row[]) {
    this.rows = rows;
  }

  /** The kept part of a column; unfinished work is continued where it stopped. */
  private *part<Value>(column: Column<Row>, name: string, build: () => Steps<Value>): Steps<Value> {
    const kept: Kept = this.columns.get(column) ?? { parts: new Map(), building: new Map() };
    this.columns.set(column, kept);
    while (!kept.parts.has(name)) {
      const steps = (kept.building.get(name) as Steps<Value> | undefined) ?? build();
      kept.building.set(name, steps);
      const next = steps.next();
      if (next.done) {
        kept.parts.set(name, next.value);
        kept.building.delete(name);
      } else yield;
    }
    return kept.parts.get(name) as Value;
  }

  textKeys(column: Column<Row>): Steps<TextKeys> {
    return this.part(column, 'texts', () => buildTextKeys(this.rows, column));
  }

  numberKeys(column: Column<Row>): Steps<Float64Array> {
    return this.part(column, 'numbers', () => buildNumberKeys(this.rows, column));
  }

  dictionary(column: Column<Row>): Steps<Dictionary> {
    return this.part(column, 'dictionary', () => buildDictionary(this.rows, column));
  }

  ranks(column: Column<Row>): Steps<Ranks> {
    return this.part(column, 'ranks', () => this.buildRanks(column));
  }

  private *buildRanks(column: Column<Row>): Steps<Ranks> {
    if (column.isBySize) return yield* rankNumbers((yield* this.numberKeys(column)).map(Math.abs));
    return isNumeric(this.rows, column)
      ? yield* rankNumbers(yield* this.numberKeys(column))
      : yield* rankTexts(yield* this.textKeys(column));
  }

  private *buildMarks(column: Column<Row>, filter: ColumnFilter): Steps<Uint8Array> {
    if (filter.kind === 'exact') return markChosen(yield* this.dictionary(column), filter.values);
    const query = queryOf(column, filter);
    const { terms = [], ranges = [], wantsBlank = false, isNegated = false } = query ?? {};
    const isText = column.filter?.kind === 'text' || column.filter?.kind === 'exact';
    const marks = isText
      ? yield* markMatches(
          yield* this.textKeys(column),
          terms.map((term) => searchKey(term, column)),
          wantsBlank,
        )
      : yield* markRanges(yield* this.numberKeys(column), ranges, wantsBlank);
    if (isText && ranges.length > 0) {
      const compared = yield* markRanges(yield* this.numberKeys(column), ranges, false);
      for (let row = 0; row < marks.length; row++) if (compared[row] === 1) marks[row] = 1;
    }
    if (isNegated) for (let row = 0; row < marks.length; row++) marks[row] = 1 - (marks[row] as number);
    return marks;
  }

  /** One byte for each row: 1 when it passes the filter. */
  *marks(column: Column<Row>, filter: ColumnFilter): Steps<Uint8Array> {
    const known = this.marked.get(column.id);
    if (known?.filter === filter) return known.marks;
    const marks = yield* this.buildMarks(column, filter);
    this.marked.set(column.id, { filter, marks });
    return marks;
  }

  /** The indexes of the rows that pass the filters, in the rows' own order; `null` when no filter is in force. */
  *filter(columns: readonly Column<Row>[], filters: FilterState): Steps<Uint32Array | null> {
    const all: Uint8Array[] = [];
    for (const column of columns) {
      const filter = filters[column.id];
      if (filter && !isVoid(column, filter)) all.push(yield* this.marks(column, filter));
    }
    const [first, ...others] = all;
    if (!first) return null;
    const numbers = new Uint32Array(first.length);
    let count = 0;
    for (let row = 0; row < first.length; row++) {
      if (row % (4 * rowsPerStep) === 0) yield;
      if (first[row] === 0 || others.some((marks) => marks[row] === 0)) continue;
      numbers[count++] = row;
    }
    return numbers.slice(0, count);
  }
}

const indexes = new WeakMap<readonly unknown[], TableIndex<unknown>>();

/** The index of an array of rows; it lives as long as the array does. */
export function indexOf<Row>(rows: readonly Row[]): TableIndex<Row> {
  const known = indexes.get(rows) as TableIndex<Row> | undefined;
  if (known) return known;
  const index = new TableIndex(rows);
  indexes.set(rows, index as TableIndex<unknown>);
  return index;
}
