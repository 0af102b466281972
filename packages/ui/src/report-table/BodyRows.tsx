import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import { markedTerms } from './filters.ts';
import { matches } from './fold.ts';
import { formatValue } from './format.ts';
import { Blank, Cell, Line } from './parts.ts';
import { ignoredIn } from './values.ts';
import type { ReportView } from './view.types.ts';

interface BodyRowsProps<Row> {
  readonly view: ReportView<Row>;
  readonly rowKey: (row: Row, index: number) => string;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
}

/** The rows of the current page. */
export function BodyRows<Row>({ view, rowKey, rowActions }: BodyRowsProps<Row>) {
  const { visibleColumns, pageRows, page, pageSize, density } = view;
  const first = page * pageSize;
  const marks = visibleColumns.map((column) => markedTerms(view.appliedFilters[column.id], column));
  return (
    <tbody>
      {pageRows.map((row, index) => (
        <Line key={rowKey(row, first + index)} aria-rowindex={first + index + 2} $density={density}>
          {visibleColumns.map((column, at) => (
            <ValueCell key={column.id} row={row} column={column} marks={marks[at] ?? []} />
          ))}
          {rowActions && (
            <Cell $align="end" data-acts="">
              {rowActions(row)}
            </Cell>
          )}
        </Line>
      ))}
    </tbody>
  );
}

interface ValueCellProps<Row> {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly marks: readonly string[];
}

const longFrom = 40;

function ValueCell<Row>({ row, column, marks }: ValueCellProps<Row>) {
  const value = column.value(row);
  const text = formatValue(value, column.format);
  const shown =
    text === '' ? (
      <Blank>—</Blank>
    ) : marks.length > 0 ? (
      <Marked text={text} terms={marks} ignored={ignoredIn(column)} />
    ) : (
      text
    );
  return (
    <Cell
      $align={column.align}
      $negative={typeof value === 'number' && value < 0}
      title={text.length > longFrom ? text : undefined}
    >
      {column.cell && text !== '' ? column.cell(row, shown) : shown}
    </Cell>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly terms: readonly string[];
  /** Characters that the search does not count. */
  readonly ignored: RegExp | undefined;
}

/** The text with every match marked, accents and all. */
function Marked({ text, terms, ignored }: MarkedProps) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of matches(text, terms, ignored)) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
