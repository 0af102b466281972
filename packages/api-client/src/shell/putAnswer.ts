import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the answer of an act into a query. An older reading is cancelled, since it would restore the state before the act. When that reading
 * was the first, the query is read again for the data that the act does not answer.
 */
export const putAnswer = async <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (before: Data | undefined) => Data | undefined,
): Promise<void> => {
  await client.cancelQueries({ queryKey, exact: true });
  const isFirst = client.getQueryData(queryKey) === undefined;
  client.setQueryData<Data>(queryKey, update);
  if (isFirst) void client.invalidateQueries({ queryKey, exact: true });
};
