import type { ReactNode } from 'react';

/** The value of a cell: money in integer cents, days 'YYYY-MM-DD', moments in ISO 8601, competences 'YYYY-MM'. */
export type CellValue = string | number | boolean | null | undefined;

/** Format of a value on screen and in files; `percent` holds percentage points (7.2 is '7,20%'). */
export type Format =
  | 'text'
  | 'integer'
  | 'money'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'competencia'
  | 'cpf'
  | 'cnpj'
  | 'cns'
  | 'cco'
  /** Already written with its signs; found by its digits. */
  | 'phone'
  | 'cep'
  | 'yesNo';

/**
 * The filter of a column: `text` searches the shown text; `exact` chooses among the values present (a boolean: yes or no);
 * `range` is for numbers, money and percentages; `dates` for days and moments; `competencias` for months.
 */
export interface FilterSpec {
  readonly kind: FilterKind;
}

export type FilterKind = 'text' | 'exact' | 'range' | 'dates' | 'competencias';

/** The total of the column: the number of filtered rows, the sum of its values, or the screen's own text. */
export type Footer<Row> = 'count' | 'sum' | ((rows: readonly Row[]) => string);

/** A rate of sums: what the columns of `plus` add up to, less those of `minus`, for each of `per`; columns by their ids. */
export interface Ratio {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
  readonly per: string;
}

/** On the card of a phone: what names the row, its amount or state, a value of the second line, or only among all columns. */
export type CardPlace = 'name' | 'amount' | 'quiet' | 'none';

export type Align = 'start' | 'center' | 'end';

type FormatOf<Value> = [Value] extends [number]
  ? 'text' | 'integer' | 'money' | 'percent'
  : [Value] extends [boolean]
    ? 'yesNo'
    : [Value] extends [string]
      ? Exclude<Format, 'integer' | 'money' | 'percent' | 'yesNo'>
      : 'text';

export interface ColumnOptions<Row, Value> {
  /** The label, the same on screen, in the filter, in chips and in files. */
  readonly header: string;
  /** Default 'text', or 'yesNo' when the value is a boolean. */
  readonly format?: FormatOf<NonNullable<Value>>;
  readonly filter?: FilterSpec;
  readonly footer?: Footer<Row>;
  /** The two sums whose rate is the footer's text; a spreadsheet gets the formula. */
  readonly ratio?: Ratio;
  /** True for the column whose sum is beside the count of rows, also while hidden; a text replaces its header there. */
  readonly principal?: true | string;
  /** Least width of the column in rem. */
  readonly width?: number;
  /** Width in em of what its texts usually are, kept for them before rows are there. Default: by its format. */
  readonly usual?: number;
  /** Never cut: an identifier, an amount, a count, a day. Default: every format but 'text'. */
  readonly isWhole?: boolean;
  /** Default: numbers, money and percentages at the end, everything else at the start. */
  readonly align?: Align;
  /** Ordered by size, without the sign: the greatest changes, up or down, come together, and negative ones are not red. */
  readonly isBySize?: boolean;
  /** The cell is a drawing of the column's own width; its text is for files and does not make the column wider. */
  readonly isDrawn?: boolean;
  /** The cell draws nothing around its text, so it is no wider than the text. */
  readonly isBare?: boolean;
  /** The place of the column on the card of a phone, where the rule of cards.ts would choose badly. */
  readonly card?: CardPlace;
  /** Draws the cell differently; `highlighted` is the formatted text with the search match marked. Blanks stay '—', files ignore this. */
  readonly cell?: (row: Row, highlighted: ReactNode) => ReactNode;
}

/** One column. The table, its filter, its totals and every file read this same object, so they always agree. */
export interface Column<Row> {
  /** Stable key: the field's name, or the id given to `computed`. */
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CellValue;
  readonly format: Format;
  readonly align: Align;
  readonly filter?: FilterSpec | undefined;
  readonly footer?: Footer<Row> | undefined;
  readonly ratio?: Ratio | undefined;
  readonly principal?: true | string | undefined;
  readonly width?: number | undefined;
  readonly usual?: number | undefined;
  readonly isWhole: boolean;
  readonly isBySize?: boolean | undefined;
  readonly isDrawn?: boolean | undefined;
  readonly isBare?: boolean | undefined;
  readonly card?: CardPlace | undefined;
  readonly cell?: ((row: Row, highlighted: ReactNode) => ReactNode) | undefined;
}

type FieldOf<Row> = { [Key in keyof Row & string]: Row[Key] extends CellValue ? Key : never }[keyof Row &
  string];

const isNumeric = (format: Format): boolean =>
  format === 'integer' || format === 'money' || format === 'percent';

function build<Row, Value extends CellValue>(
  id: string,
  value: (row: Row) => Value,
  options: ColumnOptions<Row, Value>,
): Column<Row> {
  const format: Format = options.format ?? 'text';
  return {
    ...options,
    id,
    value,
    format,
    align: options.align ?? (isNumeric(format) ? 'end' : 'start'),
    isWhole: options.isWhole ?? format !== 'text',
  };
}

/** The same columns, with the sum of that one beside the count of rows. */
export const withPrincipal = <Row>(columns: readonly Column<Row>[], id: string): Column<Row>[] =>
  columns.map(({ principal: _, ...column }) => (column.id === id ? { ...column, principal: true } : column));

/**
 * Amount beside the count of rows: the principal column, or the only one with a sum of money (REL-38). Hiding or moving a column
 * never changes it, because a table with several sums names one.
 */
export const mainTotal = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined => {
  const sums = columns.filter(({ footer, format }) => footer === 'sum' && format === 'money');
  const main = sums.find(({ principal }) => principal !== undefined) ?? sums[0];
  if (sums.length > 1 && main?.principal === undefined)
    throw new TypeError(`Name the principal of ${sums.map(({ header }) => header).join(', ')}.`);
  return main;
};

/** The name of the amount beside the count. */
export const nameOfTotal = <Row>({ principal, header }: Column<Row>): string =>
  typeof principal === 'string' ? principal : header;

/** The two ways to declare the columns of `Row`; call them at module level, the results must be constants. */
export function columnsOf<Row>() {
  return {
    /** A column that shows one field of the row; the formats on offer follow the field's type. */
    field: <Key extends FieldOf<Row>>(key: Key, options: ColumnOptions<Row, Row[Key]>): Column<Row> =>
      build<Row, Row[Key] & CellValue>(
        key,
        (row) => row[key] as Row[Key] & CellValue,
        options as ColumnOptions<Row, Row[Key] & CellValue>,
      ),
    /** A column whose value is computed from the row; `value` must be pure, it is read once per row and kept. */
    computed: <Value extends CellValue>(
      id: string,
      value: (row: Row) => Value,
      options: ColumnOptions<Row, Value>,
    ): Column<Row> => build(id, value, options),
  };
}
