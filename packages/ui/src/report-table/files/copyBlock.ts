import type { CellValue, Format } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { csvCell, csvNumber } from './csvCell.ts';
import { serialOf, type Serial } from './serial.ts';
import { escapeMarkup } from './xmlText.ts';

/** One cell of the selected block. */
export interface CopiedCell {
  readonly value: CellValue;
  readonly format: Format;
}

/** A block in the two forms that the clipboard takes. */
export interface CopiedBlock {
  /**
   * For `text/plain`: lines of cells separated by tabs. A cell that would run as a formula gets an apostrophe before
   * it.
   */
  readonly text: string;
  /** For `text/html`: a table that Excel and LibreOffice paste with numbers and dates as such, and codes as text. */
  readonly html: string;
}

// A cell that contains separators of the block is quoted, as spreadsheets do.
const plainCell = ({ value, format }: CopiedCell): string => {
  const text = csvCell(value, format);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** LibreOffice's number format. The value is in English (1033), the format in Brazilian Portuguese (1046). */
const numberFormats: Partial<Record<Format, string>> = {
  integer: '1033;1046;#.##0',
  money: '1033;1046;#.##0,00',
  percent: '1033;1046;0,00',
};

// `sdval` is for LibreOffice and `x:num` for Excel. With them neither parses the text, so its language does not
// matter.
const numberCell = (value: string, format: string, shown: string): string =>
  `<td align="right" sdval="${value}" sdnum="${format}" x:num="${value}">${shown}</td>`;

// LibreOffice accepts here only its own formats; its month format has a year of two digits.

const serialFormats: Record<Serial['format'], readonly [excel: string, office: string]> = {
  date: [String.raw`dd\/mm\/yyyy`, 'DD/MM/AAAA'],
  dateTime: [String.raw`dd\/mm\/yyyy\ hh\:mm`, 'DD/MM/AAAA HH:MM'],
  competencia: [String.raw`mm\/yyyy`, 'MM/AA'],
};

function serialCell({ value, format }: Serial, shown: string): string {
  const [excel, office] = serialFormats[format];
  const named = `sdval="${value}" sdnum="1033;1046;${office}" x:num="${value}"`;
  return `<td style="mso-number-format:'${excel}'" ${named}>${shown}</td>`;
}

// HTML allows no control characters; a tab would be white space there.
const unshowable = /(?![\r\n])\p{Cc}/gu;
const lineBreak = /\r\n|[\r\n]/g;

// Excel reads the format from the style, LibreOffice from `sdnum`. A line break must not start a new cell.
const textCell = (shown: string): string => {
  const lines = escapeMarkup(shown)
    .replaceAll(unshowable, ' ')
    .replaceAll(lineBreak, '<br style="mso-data-placement:same-cell">');
  return `<td style="mso-number-format:'\\@'" sdnum="1033;1046;@">${lines}</td>`;
};

const htmlCell = ({ value, format }: CopiedCell): string => {
  if (typeof value === 'number') {
    const shown = csvNumber(value, format);
    return shown === ''
      ? '<td></td>'
      : numberCell(shown.replace(',', '.'), numberFormats[format] ?? '1033;', shown);
  }
  const shown = formatValue(value, format);
  if (shown === '') return '<td></td>';
  const serial = typeof value === 'string' ? serialOf(value, format) : undefined;
  return serial ? serialCell(serial, shown) : textCell(shown);
};

/**
 * A block of cells for the clipboard, row by row. Numbers have a decimal comma, and neither R$ nor thousands points.
 * Set it in a `copy` event (`clipboardData.setData`), because `navigator.clipboard.write` would remove the types from
 * the HTML.
 */
export const copyBlock = (cells: readonly (readonly CopiedCell[])[]): CopiedBlock => ({
  text: cells.map((row) => row.map(plainCell).join('\t')).join('\r\n'),
  html:
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table>' +
    cells.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`).join('') +
    '</table></body></html>',
});
