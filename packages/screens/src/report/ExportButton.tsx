import type { ReportTableProps } from '@vidas/ui/report-table';
import { ExportMenu } from '@vidas/ui/report-table/export-menu';
import { useSession } from '../app/session/SessionProvider.tsx';

export interface ExportButtonProps<Row> {
  readonly view: ReportTableProps<Row>['view'];
  /** Name of the report, on paper. */
  readonly title: string;
  /** What was asked for, in words, on paper: the period, the company. */
  readonly question?: string | undefined;
  /** With its .csv; a spreadsheet gets its own ending. */
  readonly fileName: string;
  /** The form asks for other rows than those on show. */
  readonly isOutdated?: boolean | undefined;
  /** Default normal, as high as the fields on the title's row. */
  readonly size?: 'small' | 'normal' | undefined;
}

/** Exportar CSV, with spreadsheet and print: what the table shows after its filters, on all pages (REL-8); paper says of which report and question, whose and when (REL-20). */
export function ExportButton<Row>({
  view,
  title,
  question,
  fileName,
  isOutdated,
  size = 'normal',
}: ExportButtonProps<Row>) {
  const by = useSession()?.name;
  return (
    <ExportMenu
      view={view}
      fileName={fileName}
      print={{ title, question, by }}
      isOutdated={isOutdated}
      tone="secondary"
      size={size}
    />
  );
}
