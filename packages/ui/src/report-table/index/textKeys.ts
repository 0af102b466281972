import { fold } from '../../fold/fold.ts';
import type { Column, Format } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { foldTable, pushText, UnitBuffer } from './foldUnits.ts';
import { rowsPerStep, type Steps } from '../steps.ts';

/** The folded texts of a column in one array: row r goes from `starts[r]` to `starts[r + 1] - 1`, where a line ends. */
export interface TextKeys {
  readonly units: Uint8Array | Uint16Array;
  readonly starts: Uint32Array;
  /** The same units as one string. */
  readonly text: string;
}

const lineEnd = 10;
const codes = new Set<Format>(['cpf', 'cnpj', 'cns', 'cco', 'phone', 'cep']);
const punctuation = /[.\-/()\s]/g;

/** True when punctuation does not count: '12345678909' finds '123.456.789-09'. */
const isCode = <Row>({ format }: Column<Row>): boolean => codes.has(format);

/** The characters that do not count when the column is searched. */
export const ignoredIn = <Row>(column: Column<Row>): RegExp | undefined =>
  isCode(column) ? punctuation : undefined;

/** The searched form of a value: the shown text, for a code without its punctuation. */
const searchedText = <Row>(column: Column<Row>, row: Row, isBare: boolean): string => {
  const value = column.value(row);
  if (typeof value === 'string' && column.format === 'text') return value.trim() === '' ? '' : value;
  const text = formatValue(value, column.format);
  return isBare ? text.replace(punctuation, '') : text;
};

const decode = (units: Uint8Array | Uint16Array): string =>
  new TextDecoder(units instanceof Uint8Array ? 'latin1' : 'utf-16le').decode(units);

/** Builds the keys of one column, some thousand rows in each step. */
export function* buildTextKeys<Row>(rows: readonly Row[], column: Column<Row>): Steps<TextKeys> {
  const known = foldTable();
  const isBare = isCode(column);
  const starts = new Uint32Array(rows.length + 1);
  const buffer = new UnitBuffer(rows.length * 24 + 64);
  for (let row = 0; row < rows.length; row++) {
    pushText(buffer, searchedText(column, rows[row] as Row, isBare), known);
    buffer.reserve(1);
    buffer.units[buffer.length++] = lineEnd;
    starts[row + 1] = buffer.length;
    if (row % rowsPerStep === 0) yield;
  }
  const units = buffer.units.slice(0, buffer.length);
  yield;
  return { units, starts, text: decode(units) };
}

/** Rows found between two yields. */
const foundPerStep = 20_000;

function* markLetter({ units, starts }: TextKeys, letter: number, marks: Uint8Array): Steps<void> {
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at++) {
      if (units[at] === letter) {
        marks[row] = 1;
        break;
      }
    }
    if (row % (4 * rowsPerStep) === 0) yield;
  }
}

/** Units searched between two yields when little is found. */
const unitsPerStep = 4_000_000;

function* markTerm({ text, starts }: TextKeys, term: string, marks: Uint8Array): Steps<void> {
  let row = 0;
  let found = 0;
  let pause = unitsPerStep;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, starts[row] as number)) {
    while ((starts[row + 1] as number) <= at) row++;
    marks[row++] = 1;
    if (++found % foundPerStep === 0 || at > pause) {
      pause = at + unitsPerStep;
      yield;
    }
  }
}

/** Marks with 1 the rows whose text contains one of the folded terms; on request also the blanks. */
export function* markMatches(
  keys: TextKeys,
  terms: readonly string[],
  wantsBlank: boolean,
): Steps<Uint8Array> {
  const { starts } = keys;
  const marks = new Uint8Array(starts.length - 1);
  for (const term of terms) {
    if (term.length === 1) yield* markLetter(keys, term.charCodeAt(0), marks);
    else if (term !== '') yield* markTerm(keys, term, marks);
  }
  if (wantsBlank)
    for (let row = 0; row < marks.length; row++)
      if ((starts[row + 1] as number) - (starts[row] as number) === 1) marks[row] = 1;
  return marks;
}

/** A text for comparison within a column. */
export const searchKey = <Row>(text: string, column: Column<Row>): string => {
  const ignored = ignoredIn(column);
  // As in the joined texts, where a line end separates rows.
  const key = fold(text).replaceAll(/[\t\n\r]/g, ' ');
  return ignored ? key.replace(ignored, '') : key;
};
