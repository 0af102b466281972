import type { ReportTableProps } from '@vidas/ui/report-table';
import { ExportMenu } from '@vidas/ui/report-table/export-menu';

/** What an ExportButton takes. */
export interface ExportButtonProps<Row> {
  readonly view: ReportTableProps<Row>['view'];
  /** With its .csv; the spreadsheet gets its own ending. */
  readonly fileName: string;
}

/** Exportar CSV, and beside it the spreadsheet and the print: what the table shows after its filters, all pages. */
export function ExportButton<Row>({ view, fileName }: ExportButtonProps<Row>) {
  return <ExportMenu view={view} fileName={fileName} tone="secondary" size="normal" />;
}
