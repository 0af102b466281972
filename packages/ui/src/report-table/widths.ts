import type { CellValue, Column, Format } from './columns.ts';
import { growthOf } from './figures.ts';
import { keyOf } from './index/numberKeys.ts';
import { indexOf } from './index/TableIndex.ts';
import { Selection } from './index/Selection.ts';
import { partOf } from './part.ts';
import { isSumKnown, totalsOf } from './totals.ts';
import { cellText, headOf, withoutUnit } from './unit.ts';

// Widths of Inter, in em of the table's type.
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'|!()ijlftr\-/]/, 0.34],
  [/[A-ZÀ-Þ@%&mw—]/, 0.71],
  [/[0-9]/, 0.64],
];
const otherLetter = 0.57;
const widthTable = Float32Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetter;
});

/** Approximate width of a text, in em; rather too large than too small. */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) width += widthTable[text.charCodeAt(at)] ?? otherLetter;
  return width;
}

const sampled = 120;
/** Rows searched for longer values in a column that is never cut; in a list that grows, of its new rows each time. */
const lookedThrough = 20_000;
const lookedThroughAgain = 4_000;
const padding = 1.3;
/** Em added to a text that must not be cut, because its letters are only estimated. */
const spare = 0.6;
/** The arrow of the order, after the last word of a header. */
const arrow = 1.1;
/** Padding of a cell with a drawing of its own, such as a tag. */
const dress = 2.2;

const golden = 0.618034;

/** Calls with places spread over all of them, but with irregular steps: a regular one would hit the same few values when rows repeat. */
const atSample = (from: number, to: number, most: number, look: (at: number) => void): void => {
  const count = to - from;
  if (count <= most) for (let at = from; at < to; at++) look(at);
  else for (let at = 0; at < most; at++) look(from + Math.floor(((at + ((at * golden) % 1)) * count) / most));
};

/** Grows with the width of the text of a value, without writing it; the sign of a negative number counts. */
const lengthOf = (value: CellValue): number => {
  if (typeof value === 'number') return value < 0 ? -10 * value : value;
  return typeof value === 'string' ? value.length : 0;
};

const dressOf = <Row>({ cell, isBare = false }: Column<Row>): number => (cell && !isBare ? dress : 0);

const cellWidth = <Row>(value: CellValue, column: Column<Row>): number =>
  textWidth(cellText(value, column)) + dressOf(column);

/** Days and months are all written with as many letters: no later one is wider than these. */
const writtenDays: Partial<Record<Format, number>> = {
  date: textWidth('00/00/0000'),
  dateTime: textWidth('00/00/0000 00:00'),
  competencia: textWidth('00/0000'),
};

/** Usual width of a format's texts in em, kept before rows are there. */
const usual: Partial<Record<Format, number>> = {
  ...writtenDays,
  money: textWidth('0.000,00'),
  percent: textWidth('00,00%'),
  integer: textWidth('0.000'),
  cpf: textWidth('000.000.000-00'),
  cnpj: textWidth('00.000.000/0000-00'),
  cns: textWidth('000 0000 0000 0000'),
  cco: textWidth('000000000000'),
  phone: textWidth('(00) 00000-0000'),
  cep: textWidth('00000-000'),
};

/** Em of a text in a column without a usual width. */
const usualText = 8;

/** The usual width of the values of a column in em, its own drawing included. */
export const usualWidth = <Row>({ usual: own, format, cell }: Column<Row>): number =>
  (own ?? usual[format] ?? usualText) + (cell ? dress : 0);

/** True when a later value may be wider than the widest one of a sample. */
const canGetWider = <Row>({ isWhole, format, cell }: Column<Row>, widest: number): boolean =>
  isWhole && widest < (writtenDays[format] ?? Infinity) + (cell ? dress : 0);

/** The longest value found so far among the first rows of a column that is never cut. */
interface Longest {
  rows: number;
  length: number;
  width: number;
}

const longests = new WeakMap<object, Map<unknown, Longest>>();

/** The width of the longest value of a column that is never cut; of a list that grows only its new rows are looked at. */
function longestWidth<Row>(rows: readonly Row[], column: Column<Row>): number {
  const growth = growthOf(rows);
  const columns = (growth && longests.get(growth)) ?? new Map<unknown, Longest>();
  if (growth) longests.set(growth, columns);
  const known = columns.get(column);
  const longest = known && known.rows <= rows.length ? known : { rows: 0, length: 0, width: 0 };
  columns.set(column, longest);
  atSample(longest.rows, rows.length, longest.rows === 0 ? lookedThrough : lookedThroughAgain, (at) => {
    const value = column.value(rows[at] as Row);
    const length = lengthOf(value);
    if (length <= longest.length) return;
    longest.length = length;
    longest.width = Math.max(longest.width, cellWidth(value, column));
  });
  longest.rows = rows.length;
  return longest.width;
}

/** Times more than the rows that were looked through let expect of a sum: large values may be rare. */
const surplus = 2;

/** The largest sum of a column to expect over very many rows, estimated from a sample; negative where it may be. */
function likelyMost<Row>(rows: readonly Row[], column: Column<Row>): number {
  const toKey = keyOf(column);
  let size = 0;
  let sign = 1;
  atSample(0, rows.length, lookedThrough, (at) => {
    const key = toKey(column.value(rows[at] as Row));
    if (!Number.isFinite(key)) return;
    size += Math.abs(key);
    if (key < 0) sign = -1;
  });
  return Math.round((sign * surplus * size * rows.length) / Math.min(rows.length, lookedThrough));
}

/** The width of the total over all rows; of a sum over very many rows that nobody has added up yet, of the largest likely one. */
function totalWidth<Row>(rows: readonly Row[], column: Column<Row>): number {
  const all = new Selection(indexOf(rows), null);
  const isUnknown = column.footer === 'sum' && !isSumKnown(rows, column);
  const text = isUnknown
    ? cellText(likelyMost(rows, column), column)
    : withoutUnit(totalsOf(all, [column]).get(column.id)?.text ?? '', column);
  return textWidth(text);
}

const oneLine = <Row>(column: Column<Row>): number => textWidth(headOf(column)) + arrow;

/** The width in em of a header on two lines, broken where they are shortest: a long one never takes room from the data. */
function twoLines<Row>(column: Column<Row>): number {
  const words = headOf(column).split(' ');
  const breaks = words
    .slice(1)
    .map((_, at) =>
      Math.max(textWidth(words.slice(0, at + 1).join(' ')), textWidth(words.slice(at + 1).join(' ')) + arrow),
    );
  return Math.min(oneLine(column), ...breaks);
}

/** The width in em that a column needs for its header, on two lines. */
export const headNeeds = <Row>(column: Column<Row>): number => twoLines(column) + padding;

/** True when a header takes two lines in a column of that many em; a single word takes one. */
export const isHeadTall = <Row>(column: Column<Row>, width: number): boolean =>
  twoLines(column) < oneLine(column) && oneLine(column) + padding > width;

function measure<Row>(rows: readonly Row[], column: Column<Row>): number {
  const head = twoLines(column);
  if (column.isDrawn) return Math.round((head + padding) * 10) / 10;
  // The screen's own total would need every row as an object, so it is cut when it does not fit.
  const hasNumber = column.footer === 'sum' || column.footer === 'count';
  let widest = hasNumber ? totalWidth(rows, column) * 1.05 : 0;
  // Only the kind of rows that have not come is known.
  if (rows.length === 0)
    widest = Math.max(widest, (column.usual ?? usual[column.format] ?? 0) + dressOf(column));
  atSample(0, rows.length, sampled, (at) => {
    widest = Math.max(widest, cellWidth(column.value(rows[at] as Row), column));
  });
  if (rows.length > sampled && canGetWider(column, widest))
    widest = Math.max(widest, longestWidth(rows, column));
  return Math.round((Math.max(head, widest + (column.isWhole ? spare : 0)) + padding) * 10) / 10;
}

/** The width in em that a total of this text needs in a column. */
export const totalNeeds = <Row>(text: string, { isWhole, format }: Column<Row>): number =>
  Math.round((textWidth(withoutUnit(text, { format })) * 1.05 + (isWhole ? spare : 0) + padding) * 10) / 10;

const widthsByRows = new WeakMap<object, Map<unknown, number>>();
const rooms = new WeakMap<object, number>();

/** The room of a column before rows are there: its kind and its header alone decide. */
function roomOf<Row>(column: Column<Row>): number {
  const room = rooms.get(column) ?? measure([], column);
  rooms.set(column, room);
  return room;
}

/**
 * Width in em that a column keeps on every page and under every filter, so that nothing jumps: wide enough for its header on two
 * lines with the arrow, its total, and the texts of a sample of all rows. While rows arrive, the first of them
 * decide. It never gets narrower than it was before the rows came.
 */
export function columnWidth<Row>(rows: readonly Row[], column: Column<Row>): number {
  if (rows.length === 0) return roomOf(column);
  const part = partOf(rows);
  const owner = part?.state === 'arriving' ? part : rows;
  const columns = widthsByRows.get(owner) ?? new Map<unknown, number>();
  widthsByRows.set(owner, columns);
  const width = columns.get(column) ?? measure(rows, column);
  columns.set(column, width);
  // Later parts are looked at as they come, so that nothing is left to do at the end.
  if (owner === part && column.isWhole) longestWidth(rows, column);
  return Math.max(width, roomOf(column));
}
