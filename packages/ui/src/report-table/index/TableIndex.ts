import type { Column } from '../columns.ts';
import type { Steps } from '../steps.ts';
import { buildDictionary, type Dictionary } from './dictionary.ts';
import { buildNumberKeys, isNumeric } from './numberKeys.ts';
import { rankNumbers, type Ranks } from './ranks.ts';
import { buildTextKeys, type TextKeys } from './textKeys.ts';
import { rankTexts } from './textRanks.ts';

interface Kept {
  readonly parts: Map<string, unknown>;
  readonly building: Map<string, Steps<unknown>>;
}

/**
 * An index over an array of rows: for each column, built when first needed and then kept, its folded texts, numbers, ranks and
 * distinct values. It contains no row objects and knows no filter; `filterRows` and `selectRows` ask it.
 */
export class TableIndex<Row> {
  readonly rows: readonly Row[];
  private readonly columns = new Map<Column<Row>, Kept>();

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
