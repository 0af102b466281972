import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { ReportTable, type ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { operatorTime } from '../app/operatorTime.ts';
import { EnderecoErrado } from './EnderecoErrado.tsx';
import type { Report } from './useReport.ts';

export interface ReportBodyProps<Row> {
  readonly report: Report<Row>;
  readonly view: ReportTableProps<Row>['view'];
  /** Label, row key, texts and acts of the table. */
  readonly table: Omit<ReportTableProps<Row>, 'view' | 'isLoading' | 'error' | 'stale'>;
}

/** Message about rows that the last reading did not replace; `readAt` is 0 for a list whose rest did not come. */
const staleText = (failure: Error, readAt: number) =>
  readAt === 0
    ? {
        message: 'A leitura parou no meio',
        reason: `${failure.message} A tabela mostra só as linhas que chegaram.`,
      }
    : { message: `Dados das ${operatorTime(readAt)}, sem atualizar`, reason: failure.message };

/**
 * The table of a report in every state: skeleton, rows, empty, failure with retry. Old rows stay while newer ones load or fail.
 */
export function ReportBody<Row>({ report, view, table }: ReportBodyProps<Row>) {
  const { rows, failure, isWaiting, isRefreshing, read, readAt } = report;
  const said = failure
    ? rows === undefined
      ? { error: { message: failure.message, retry: read } }
      : { stale: { ...staleText(failure, readAt), retry: read } }
    : {};
  return (
    <>
      <EnderecoErrado />
      <LoadingOverlay isLoading={isRefreshing}>
        <ReportTable {...table} {...said} view={view} isLoading={isWaiting} />
      </LoadingOverlay>
    </>
  );
}
