import { hostileTexts } from './hostileTable.ts';

const amounts = [0, -1, 1, 123_456, -1_234_567, 99_999_999_999, -5, 10];
const days = ['2026-10-03', '1900-02-28', '2024-02-29', '9999-12-31', '1969-12-31'];
const months = ['2026-10', '1999-01', '2027-03'];
const moments = ['2026-10-03T08:05', '1985-01-15T12:00', '2026-12-31T23:59'];
/** Odd values for each kind of field; a field of another kind is not changed. */
const kinds: readonly (readonly [isOf: (value: unknown) => boolean, values: readonly unknown[]])[] = [
  [(value) => typeof value === 'number', amounts],
  [(value) => /^\d{4}-\d\d-\d\d$/.test(String(value)), days],
  [(value) => /^\d{4}-\d\d$/.test(String(value)), months],
  [(value) => /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(String(value)), moments],
  [(value) => typeof value === 'string', hostileTexts],
];

const untouched = 3;

/**
 * Rows made from the fakes of a report: each field in turn takes every odd value of its kind (a formula, leading zeros, 17
 * digits, accents, negative money …), then a row of blanks and a few ordinary rows. `kept` fields are not changed.
 */
export function hostileRowsOf<Row extends object>(
  fake: (index: number) => Row,
  kept: readonly (keyof Row & string)[] = [],
): readonly Row[] {
  const rows = hostileTexts.map((_text, index) => fake(index + 1));
  const fields = Object.keys(rows[0] ?? {}).map((key, column) => {
    const known = rows.map((row) => row[key as keyof Row] as unknown).filter((value) => value !== null);
    const kind = kinds.find(([isOf]) => known.length > 0 && known.every(isOf));
    const values = kind && !kept.includes(key as keyof Row & string) ? kind[1] : undefined;
    return { key, column, values };
  });
  const changed = (row: Row, valueOf: (values: readonly unknown[], column: number) => unknown): Row => ({
    ...row,
    ...Object.fromEntries(
      fields.flatMap(({ key, column, values }) => (values ? [[key, valueOf(values, column)]] : [])),
    ),
  });
  return [
    ...rows.map((row, index) => changed(row, (values, column) => values[(index + column) % values.length])),
    changed(fake(0), () => null),
    ...Array.from({ length: untouched }, (_item, index) => fake(index + 1)),
  ];
}
