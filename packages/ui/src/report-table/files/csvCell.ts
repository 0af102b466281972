import type { CellValue, Format } from '../columns.ts';
import { formatValue } from '../formatValue.ts';

const isWhole = (cents: number): boolean => Number.isSafeInteger(cents);

/** Reais with two decimals from cents, with the given decimal mark: '-1234,56'. Exact like the cents. */
export function centsText(cents: number, mark: ',' | '.'): string {
  if (!isWhole(cents)) return (cents / 100).toFixed(2).replace('.', mark);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const text = `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
  return cents < 0 ? `-${text}` : text;
}

/** Largest number of characters at which a number has at most ten decimals. */
const shortest = 12;

/** A number with decimal comma, rounded to ten decimals, so that the errors of binary fractions disappear. */
export function decimalText(value: number): string {
  const text = String(value);
  const isPlain = text.length <= shortest && !text.includes('e');
  return (isPlain ? text : String(Number(value.toFixed(10)))).replace('.', ',');
}

const formulaStarts = '=+-@\t\r\n\0＝＋－＠';
const brazilianNumber = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
const quoted = /^ | $|[";\r\n\uFEFF]/;

/**
 * Keeps a spreadsheet from running a text as a formula: an apostrophe precedes it, unless the text is a number
 * (REL-9).
 */
export const guardFormula = (text: string): string =>
  text !== '' && formulaStarts.includes(text.charAt(0)) && !brazilianNumber.test(text) ? `'${text}` : text;

/** A number for Portuguese spreadsheets: no thousands points, decimal comma, money in reais; '' for anything else. */
export function csvNumber(value: number, format: Format): string {
  if (!Number.isFinite(value)) return '';
  return format === 'money' ? centsText(value, ',') : decimalText(value);
}

/** One cell of the file: bare numbers with decimal comma, dates DD/MM/AAAA, everything else as on screen. */
export const csvCell = (value: CellValue, format: Format): string =>
  typeof value === 'number' ? csvNumber(value, format) : guardFormula(formatValue(value, format));

/** Puts quotes around a cell with the delimiter ';', a quote, a line break, or a blank at an end. */
export const quoteCell = (text: string): string =>
  quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
