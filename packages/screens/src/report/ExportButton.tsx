import type { ReportTableProps } from '@vidas/ui/report-table';
import { ExportMenu } from '@vidas/ui/report-table/export-menu';

export interface ExportButtonProps<Row> {
  readonly view: ReportTableProps<Row>['view'];
  /** With its .csv; a spreadsheet gets its own ending. */
  readonly fileName: string;
  /** The form asks for other rows than those on show. */
  readonly isOutdated?: boolean | undefined;
}

/** Exportar CSV, with spreadsheet and print: what the table shows after its filters, on all pages (REL-8). */
export function ExportButton<Row>({ view, fileName, isOutdated }: ExportButtonProps<Row>) {
  return (
    <ExportMenu view={view} fileName={fileName} isOutdated={isOutdated} tone="secondary" size="normal" />
  );
}
