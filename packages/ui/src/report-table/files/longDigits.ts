import type { Column } from '../columns.ts';

/** A spreadsheet that opens a CSV keeps 15 digits of a number. */
const longDigits = /^\d{16,}$/;
const sampled = 50;

/** Whether a column holds codes of 16 digits or more: a spreadsheet that opens a CSV loses their end. The first rows decide. */
export const hasLongDigits = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): boolean =>
  columns.some(
    ({ format, value }) =>
      format === 'text' &&
      rows.slice(0, sampled).some((row) => {
        const text = value(row);
        return typeof text === 'string' && longDigits.test(text.replace(/[\s.]/g, ''));
      }),
  );
