import type { ReactElement } from 'react';
import type { Column } from '../../../packages/ui/src/report-table/columns.ts';
import { ReportTable } from '../../../packages/ui/src/report-table/ReportTable.tsx';
import { useReportView } from '../../../packages/ui/src/report-table/useReportView.ts';
import { ExportButton } from '../../../packages/screens/src/report/ExportButton.tsx';

interface TableProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Large enough for every row and column to be drawn. */
const room = { display: 'flex', width: '15000px', height: '3000px' };

function Table<Row>({ name, columns, rows }: TableProps<Row>) {
  const view = useReportView(columns, rows, { paging: null });
  return (
    <>
      <ExportButton title="Relatório" question="" view={view} file={`${name}.csv`} />
      <div style={room}>
        <ReportTable label={name} view={view} rowKey={(_row, index) => String(index)} />
      </div>
    </>
  );
}

/** A report as the page shows it. */
export interface Report {
  readonly name: string;
  readonly rowCount: number;
  /** `format` is 'number' for a column of numbers without one. */
  readonly columns: readonly { readonly header: string; readonly format: string }[];
  readonly element: ReactElement;
}

const formatOf = <Row,>({ format, value }: Column<Row>, rows: readonly Row[]): string =>
  format === 'text' && rows.some((row) => typeof value(row) === 'number') ? 'number' : format;

/** A report of a screen: the screen's own columns over odd rows. */
export const report = <Row,>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Report => ({
  name,
  rowCount: rows.length,
  columns: columns.map((column) => ({ header: column.header, format: formatOf(column, rows) })),
  element: <Table name={name} columns={columns} rows={rows} />,
});
