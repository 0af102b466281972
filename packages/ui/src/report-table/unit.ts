import type { CellValue, Column } from './columns.ts';
import { formatValue } from './formatValue.ts';

const reais = 'R$';

type Written = Pick<Column<never>, 'format' | 'header'>;

/** The header on screen, with the unit of its amounts. Files and filters use the plain one (REL-5). */
export const headOf = ({ format, header }: Written): string =>
  format === 'money' && !header.includes(reais) ? `${header} (${reais})` : header;

/** An amount of money without its sign, for a column whose header has the sign. */
export function withoutUnit(text: string, { format }: Pick<Written, 'format'>): string {
  const at = format === 'money' ? text.indexOf(reais) : -1;
  return at === -1 ? text : text.slice(0, at) + text.slice(at + reais.length + 1);
}

/** The text of a cell on the screen; '' for a blank. */
export const cellText = (value: CellValue, column: Pick<Written, 'format'>): string =>
  withoutUnit(formatValue(value, column.format), column);
