import { isFormula } from '@vidas/api-client/kinds/formula.ts';

/** A value for a CSV cell: quoted where needed, and with an apostrophe where a spreadsheet would take it for a formula (REL-9). */
const csvCell = (value: string): string => {
  const safe = isFormula(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of a CSV with ';' and CRLF. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');

/** Puts the byte order mark before a CSV, for spreadsheets. Never stored: the embedded database drops it on reading. */
export const withBom = (csv: string): string => `\uFEFF${csv}`;
