import type { CellValue } from '../columns.ts';
import type { FileColumn, PackedValues } from '../file.types.ts';
import { formatValue } from '../formatValue.ts';
import { dressColumn } from './codeDress.ts';
import { centsText } from './decimal.ts';
import { textSeparator, unpack } from './pack.ts';
import { isSerialFormat, serialOf } from './serial.ts';
import { cellCharacters } from './sheetLimits.ts';
import { numberKind, styleOf } from './sheetStyles.ts';
import { isPlain, textElement } from './xmlText.ts';

/** The rest of a cell after its address, from ` s="` on; '' for a blank, which gets no cell. */
export type CellTail = string;

const numberTail = (style: number, value: string): CellTail => ` s="${style}"><v>${value}</v></c>`;
const textTail = (style: number, element: string): CellTail =>
  ` s="${style}" t="inlineStr"><is>${element}</is></c>`;

/** A number as stored in the sheet: money in reais, percentage points as a fraction, both shifted in decimal and therefore exact. */
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

/** Texts that need neither escaping nor cutting; undefined when some do. */
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
 * The cells of a packed column without their addresses: numbers as numbers, days, moments and months as serials, everything else
 * (also codes) as text, so that 000123 and 17 digits are kept.
 */
export function cellTails(packed: PackedValues, column: FileColumn): readonly CellTail[] {
  const plain = packed.kind === 'texts' ? plainTails(packed.joined, column) : undefined;
  return plain ?? unpack(packed).map((value) => tailOf(value, column));
}

/** A bold text of the header or of the totals. */
export const labelTail = (text: string, { align }: FileColumn, place: 'head' | 'total'): CellTail =>
  textTail(styleOf('text', align, place), textElement(text));
