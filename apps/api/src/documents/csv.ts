import { isFormula } from '@vidas/api-client/kinds/formula.ts';

/** A CSV cell: quoted when needed, with an apostrophe against formulas (REL-9). */
const csvCell = (value: string): string => {
  const safe = isFormula(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of a CSV with ';' and CRLF. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');

/** Prepends the byte order mark to a CSV, for spreadsheets. Never stored: the embedded database drops it on reading. */
export const withBom = (csv: string): string => `\uFEFF${csv}`;
