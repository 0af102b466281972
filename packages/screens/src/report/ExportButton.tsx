import type { ReportTableProps } from '@vidas/ui/report-table';
import { ExportMenu } from '@vidas/ui/report-table/export-menu';

export interface ExportButtonProps<Row> {
  readonly view: ReportTableProps<Row>['view'];
  /** With its .csv; a spreadsheet gets its own ending. */
  readonly fileName: string;
}

/** Exportar CSV, with spreadsheet and print: what the table shows after its filters, on all pages (REL-8). */
export function ExportButton<Row>({ view, fileName }: ExportButtonProps<Row>) {
  return <ExportMenu view={view} fileName={fileName} tone="secondary" size="normal" />;
}
