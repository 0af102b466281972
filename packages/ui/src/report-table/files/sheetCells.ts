import type { CellValue, Format } from '../columns.ts';
import type { FileColumn, PackedValues } from './file.types.ts';
import { formatValue } from '../formatValue.ts';
import { centsText } from './csvCell.ts';
import { textSeparator, unpack } from './pack.ts';
import { isSerialFormat, serialOf } from './serial.ts';
import { numberKind, styleOf } from './sheetStyles.ts';
import { cellCharacters, isPlain, textElement } from './xmlText.ts';

/** Rules for formatting a whole packed column at once, as on screen. */
interface Dress {
  /** Matches a text that is neither blank nor unformatted. A column with one is formatted cell by cell. */
  readonly irregular: RegExp;
  readonly bare: RegExp;
  readonly dressed: string;
}

const dress = (form: string, groups: string, dressed: string): Dress => ({
  irregular: new RegExp(`(?:^|\\0)(?!${form}(?:\\0|$)|\\0|$)`),
  bare: new RegExp(`(?<=^|\\0)${groups}(?=\\0|$)`, 'g'),
  dressed,
});

const dresses: Partial<Record<Format, Dress>> = {
  date: dress(String.raw`\d{4}-\d\d-\d\d`, String.raw`(\d{4})-(\d\d)-(\d\d)`, '$3/$2/$1'),
  competencia: dress(String.raw`\d{4}-\d\d`, String.raw`(\d{4})-(\d\d)`, '$2/$1'),
  cpf: dress(String.raw`\d{11}`, String.raw`(\d{3})(\d{3})(\d{3})(\d\d)`, '$1.$2.$3-$4'),
  cnpj: dress(String.raw`[0-9A-Z]{14}`, String.raw`(\w\w)(\w{3})(\w{3})(\w{4})(\w\w)`, '$1.$2.$3/$4-$5'),
  cns: dress(String.raw`\d{15}`, String.raw`(\d{3})(\d{4})(\d{4})(\d{4})`, '$1 $2 $3 $4'),
};

/**
 * The joined texts of a packed column, formatted as on screen by one native replacement. Only for formats whose
 * unformatted values have a fixed form. Undefined when some value needs `formatValue`.
 */
export function dressColumn(joined: string, format: Format): string | undefined {
  const known = dresses[format];
  return known && !known.irregular.test(joined) ? joined.replaceAll(known.bare, known.dressed) : undefined;
}

/** The XML of a cell after its address, from ` s="` on; '' for a blank, which gets no cell. */
export type CellTail = string;

const numberTail = (style: number, value: string): CellTail => ` s="${style}"><v>${value}</v></c>`;
const textTail = (style: number, element: string): CellTail =>
  ` s="${style}" t="inlineStr"><is>${element}</is></c>`;

/**
 * A number as stored in the sheet: money in reais, percentage points as a fraction. Both are shifted in decimal, and
 * so exact.
 */
export function sheetNumber(value: number, format: FileColumn['format']): string {
  if (format === 'money') return Number.isSafeInteger(value) ? centsText(value, '.') : String(value / 100);
  if (format !== 'percent') return String(value);
  const text = String(value);
  return text.includes('e') ? String(value / 100) : `${text}E-2`;
}

function tailOf(value: CellValue, { format, align }: FileColumn): CellTail {
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? numberTail(styleOf(numberKind(format), align), sheetNumber(value, format))
      : '';
  const shown = formatValue(value, format);
  if (shown === '') return '';
  const serial = typeof value === 'string' ? serialOf(value, format) : undefined;
  return serial === undefined
    ? textTail(styleOf('text', align), textElement(shown))
    : numberTail(styleOf(serial.format, align), String(serial.value));
}

/** The cells of texts that need neither escaping nor cutting; undefined when some do. */
function plainTails(joined: string, { format, align }: FileColumn): readonly CellTail[] | undefined {
  if (isSerialFormat(format) || !isPlain(joined)) return undefined;
  const isAsItStands = format === 'text' || format === 'yesNo';
  const dressed = isAsItStands ? joined : dressColumn(joined, format);
  const texts = dressed?.split(textSeparator);
  if (texts === undefined || texts.some((text) => text.length > cellCharacters)) return undefined;
  const start = ` s="${styleOf('text', align)}" t="inlineStr"><is><t>`;
  return texts.map((text) => (text === '' ? '' : `${start}${text}</t></is></c>`));
}

/**
 * The cells of a packed column without their addresses. Numbers stay numbers; days, moments and months become
 * serials. Everything else is text, so that 000123 and 17 digits are kept.
 */
export function cellTails(packed: PackedValues, column: FileColumn): readonly CellTail[] {
  const plain = packed.kind === 'texts' ? plainTails(packed.joined, column) : undefined;
  return plain ?? unpack(packed).map((value) => tailOf(value, column));
}

/** A bold text of the header or of the totals. */
export const labelTail = (text: string, { align }: FileColumn, place: 'head' | 'total'): CellTail =>
  textTail(styleOf('text', align, place), textElement(text));
