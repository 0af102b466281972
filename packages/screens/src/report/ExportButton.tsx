import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { ExportMenu } from '@vidas/ui/report-table/tools/ExportMenu.tsx';
import { type ExportsOptions, useExports } from './useExports.ts';

export interface ExportButtonProps<Row> extends ExportsOptions {
  readonly view: ReportTableProps<Row>['view'];
  /** Default normal, as high as the fields on the title's row. */
  readonly size?: 'small' | 'normal' | undefined;
}

/** Exportar CSV, with spreadsheet and print: what the table shows after its filters, on all pages (REL-8); paper says of which report and question, whose and when (REL-20). */
export function ExportButton<Row>({ view, size = 'normal', ...names }: ExportButtonProps<Row>) {
  return <ExportMenu {...useExports(names)} view={view} tone="secondary" size={size} />;
}
