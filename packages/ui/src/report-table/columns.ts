import type { ReactNode } from 'react';

/** The value of a cell: money in integer cents, days 'YYYY-MM-DD', moments in ISO 8601, competences 'YYYY-MM'. */
export type CellValue = string | number | boolean | null | undefined;

/** Format of a value on screen and in files. `percent` holds percentage points (7.2 is '7,20%'). */
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
  /** Text with its punctuation already. Searches match its digits. */
  | 'phone'
  | 'cep'
  | 'yesNo';

/**
 * The filter of a column. `text` searches the shown text; `exact` chooses among the existing values (for a boolean
 * yes or no); `range` is for numbers, money and percentages; `dates` for days and moments; `competencias` for months.
 */
export interface FilterSpec {
  readonly kind: FilterKind;
}

export type FilterKind = 'text' | 'exact' | 'range' | 'dates' | 'competencias';

/** The total of the column: the number of filtered rows, the sum of its values, or a text of the screen. */
export type Footer<Row> = 'count' | 'sum' | ((rows: readonly Row[]) => string);

/**
 * A rate of sums: the sums of the columns `plus` less those of `minus`, divided by that of `per`. Columns are ids.
 */
export interface Ratio {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
  readonly per: string;
}

/** Place on a phone's card: the row's name, its amount or state, the second line, or only the open card. */
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
  /** The label, which screen, filter, chips and files share. */
  readonly header: string;
  /** Default 'text', or 'yesNo' when the value is a boolean. */
  readonly format?: FormatOf<NonNullable<Value>>;
  readonly filter?: FilterSpec;
  readonly footer?: Footer<Row>;
  /** The two sums of a rate. The footer shows it as text, a spreadsheet gets the formula. */
  readonly ratio?: Ratio;
  /**
   * True for the column whose sum is beside the count of rows, also while hidden. A text replaces its header there.
   */
  readonly principal?: true | string;
  /** Least width of the column in rem. */
  readonly width?: number;
  /** Usual width of its texts in em, kept before rows are there. Default: by its format. */
  readonly usual?: number;
  /** True for values that are never cut: identifiers, amounts, counts, days. Default: every format but 'text'. */
  readonly isWhole?: boolean;
  /** Alignment. Default: end for numbers, money and percentages, start for others. */
  readonly align?: Align;
  /** True orders by size without the sign, so that the greatest changes come together. Negative ones are not red. */
  readonly isBySize?: boolean;
  /**
   * True for a cell that is a drawing as wide as its column. Its text is only for files and does not widen the
   * column.
   */
  readonly isDrawn?: boolean;
  /** True for a cell that draws nothing around its text, so it is no wider than the text. */
  readonly isBare?: boolean;
  /** The place of the column on a phone's card, where the rule of cards.ts would choose badly. */
  readonly card?: CardPlace;
  /**
   * Draws the cell differently. `highlighted` is the formatted text with the search match marked. Blanks stay '—',
   * and files ignore this.
   */
  readonly cell?: (row: Row, highlighted: ReactNode) => ReactNode;
}

/** One column. The table, its filter, its totals and every file read this object, so that they always agree. */
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

/** The same columns, with this column's sum beside the count of rows. */
export const withPrincipal = <Row>(columns: readonly Column<Row>[], id: string): Column<Row>[] =>
  columns.map(({ principal: _, ...column }) => (column.id === id ? { ...column, principal: true } : column));

/**
 * The column whose sum is beside the count of rows: the principal one, or the only sum of money (REL-38). Hiding or
 * moving a column never changes it.
 */
export const mainTotal = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined => {
  const sums = columns.filter(({ footer, format }) => footer === 'sum' && format === 'money');
  const main = sums.find(({ principal }) => principal !== undefined) ?? sums[0];
  if (sums.length > 1 && main?.principal === undefined)
    throw new TypeError(`Name the principal of ${sums.map(({ header }) => header).join(', ')}.`);
  return main;
};

/** Name of the amount beside the count. */
export const nameOfTotal = <Row>({ principal, header }: Column<Row>): string =>
  typeof principal === 'string' ? principal : header;

/** The two ways to declare the columns of `Row`. Call them at module level, because the results must be constants. */
export function columnsOf<Row>() {
  return {
    /** A column with one field of the row. The possible formats follow the field's type. */
    field: <Key extends FieldOf<Row>>(key: Key, options: ColumnOptions<Row, Row[Key]>): Column<Row> =>
      build<Row, Row[Key] & CellValue>(
        key,
        (row) => row[key] as Row[Key] & CellValue,
        options as ColumnOptions<Row, Row[Key] & CellValue>,
      ),
    /**
     * A column whose value is computed from the row. `value` must be pure, because it is called once for each row and
     * its result is kept.
     */
    computed: <Value extends CellValue>(
      id: string,
      value: (row: Row) => Value,
      options: ColumnOptions<Row, Value>,
    ): Column<Row> => build(id, value, options),
  };
}
