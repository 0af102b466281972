import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Http } from '@vidas/api-client/http/http.ts';
import type { ModuleOverviewProps } from './ModuleOverview.tsx';
import { useHttp } from './services.tsx';

/** The figures of a home from one query, with its state: first reading, or failure. */
export const useOverview = <Data, Key extends QueryKey>(
  queryOf: (http: Http) => UseQueryOptions<Data, Error, Data, Key>,
) => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(queryOf(useHttp()));
  const page: Pick<ModuleOverviewProps, 'isLoading' | 'failure' | 'onRetry' | 'readAt'> = {
    isLoading: data === undefined && isFetching,
    failure: data === undefined && !isFetching ? error : null,
    onRetry: () => void refetch(),
    readAt: data === undefined ? undefined : dataUpdatedAt,
  };
  return { data, page };
};
