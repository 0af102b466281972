import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what an act answered into a query. A reading that began before the act is given up, since it would put back the state of
 * before; where it was the first, the query is read anew for what the act does not answer.
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
