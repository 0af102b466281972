import type { CellValue, Column } from '../columns.ts';
import type { FileSlice, PackedValues } from './file.types.ts';

/** Separator of the texts of a packed column. */
export const textSeparator = '\0';

type ValueOf<Row> = (row: Row) => CellValue;

const isBlank = (value: CellValue): boolean => value === null || value === undefined;

function firstFilled<Row>(rows: readonly Row[], value: ValueOf<Row>): CellValue {
  for (const row of rows) {
    const cell = value(row);
    if (!isBlank(cell)) return cell;
  }
  return null;
}

/** Packed texts. Undefined when a value is neither text nor blank, or a text contains the separator. */
function packTexts<Row>(rows: readonly Row[], value: ValueOf<Row>): PackedValues | undefined {
  const texts = new Array<string>(rows.length);
  let at = 0;
  for (const row of rows) {
    const cell = value(row);
    if (typeof cell === 'string') {
      if (cell.includes(textSeparator)) return undefined;
      texts[at] = cell;
    } else if (isBlank(cell)) texts[at] = '';
    else return undefined;
    at += 1;
  }
  return { kind: 'texts', joined: texts.join(textSeparator) };
}

function packNumbers<Row>(rows: readonly Row[], value: ValueOf<Row>): PackedValues | undefined {
  const values = new Float64Array(rows.length);
  let at = 0;
  for (const row of rows) {
    const cell = value(row);
    if (typeof cell === 'number') values[at] = cell;
    else if (isBlank(cell)) values[at] = Number.NaN;
    else return undefined;
    at += 1;
  }
  return { kind: 'numbers', values };
}

function packColumn<Row>(rows: readonly Row[], value: ValueOf<Row>): PackedValues {
  const first = firstFilled(rows, value);
  const packed = typeof first === 'number' ? packNumbers(rows, value) : packTexts(rows, value);
  return packed ?? { kind: 'values', values: rows.map(value) };
}

/**
 * Packs a run of rows column by column, one text or one buffer for each, for cheap transfer to a worker. It runs on
 * the main thread, so every step uses native functions.
 */
export const packSlice = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): FileSlice => ({
  rowCount: rows.length,
  columns: columns.map(({ value }) => packColumn(rows, value)),
});

/** The buffers of a slice, which `postMessage` transfers instead of copying. */
export const buffersOf = ({ columns }: FileSlice): ArrayBuffer[] =>
  columns.flatMap((packed) => (packed.kind === 'numbers' ? [packed.values.buffer] : []));

/** The values of a packed column; a blank becomes '' among texts and NaN among numbers. */
export const unpack = (packed: PackedValues): readonly CellValue[] => {
  if (packed.kind === 'texts') return packed.joined.split(textSeparator);
  return packed.kind === 'numbers' ? Array.from(packed.values) : packed.values;
};
