import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { ExportMenu, type ExportMenuProps } from '@vidas/ui/report-table/tools/ExportMenu.tsx';
import { type ExportsOptions, useExports } from './useExports.ts';

export interface ExportButtonProps<Row> extends ExportsOptions, Pick<ExportMenuProps<Row>, 'more'> {
  readonly view: ReportTableProps<Row>['view'];
  /** Default normal, the height of the fields in the title's row. */
  readonly size?: 'small' | 'normal' | undefined;
}

/**
 * Exportar, a menu of CSV, spreadsheet, print and the screen's own files: the filtered rows of all pages (REL-8). The paper has report,
 * question, person and moment (REL-20).
 */
export function ExportButton<Row>({ view, size = 'normal', more, ...names }: ExportButtonProps<Row>) {
  return <ExportMenu {...useExports(names)} view={view} tone="secondary" size={size} more={more} />;
}
