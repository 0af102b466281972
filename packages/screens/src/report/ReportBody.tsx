import { LoadingOverlay } from '@vidas/ui/loading-overlay';
import { ReportTable, type ReportTableProps } from '@vidas/ui/report-table';
import { StaleNotice } from './StaleNotice.tsx';
import type { Report } from './useReport.ts';

export interface ReportBodyProps<Row> {
  readonly report: Report<Row>;
  readonly view: ReportTableProps<Row>['view'];
  /** Label, row key, texts and acts of the table. */
  readonly table: Omit<ReportTableProps<Row>, 'view' | 'isLoading' | 'error'>;
}

/** The table of a report in every state: skeleton, rows, empty, failure with retry; old rows stay while newer ones load or fail. */
export function ReportBody<Row>({ report, view, table }: ReportBodyProps<Row>) {
  const { rows, failure, isWaiting, isRefreshing, read, readAt } = report;
  const error = failure && rows === undefined ? { message: failure.message, retry: read } : undefined;
  return (
    <LoadingOverlay isLoading={isRefreshing}>
      {failure && rows !== undefined && <StaleNotice failure={failure} readAt={readAt} onRetry={read} />}
      <ReportTable {...table} view={view} isLoading={isWaiting} error={error} />
    </LoadingOverlay>
  );
}
