import type { UseQueryResult } from '@tanstack/react-query';
import type { Report } from './useReport.ts';

/** A query in ReportBody's form, without messages of its own; `rows` come from its answer. */
export const reportOf = <Row>(
  { isFetching, isPending, error, dataUpdatedAt, refetch }: UseQueryResult<unknown>,
  rows: readonly Row[] | undefined,
): Report<Row> => ({
  rows,
  isWaiting: isPending && isFetching,
  isRefreshing: isFetching && rows !== undefined,
  failure: isFetching ? null : error,
  readAt: dataUpdatedAt,
  read: () => void refetch(),
});
