import { type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { watchRows } from '@vidas/api-client/http/arrivals.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { arrivalOf } from './arrival.ts';
import { arrivedRowsOf } from './arrivedRows.ts';

/** What has arrived of a query's rows, and its function made so that they are seen arriving. */
export interface Arriving<Reply, Key extends QueryKey> {
  /** The rows on show while the list is not whole: the table knows them as a part. */
  readonly rows: readonly unknown[] | undefined;
  readonly queryFn: QueryFunction<Reply, Key>;
}

/** Runs a query so that its rows can be seen while they arrive, and as a part where they stop arriving. */
export function useArrival<Reply, Key extends QueryKey>(
  queryKey: Key,
  queryFn: QueryFunction<Reply, Key>,
): Arriving<Reply, Key> {
  const client = useQueryClient();
  const parts = arrivedRowsOf(client);
  const key = JSON.stringify(queryKey);
  const watch = useCallback((changed: () => void) => parts.watch(key, changed), [parts, key]);
  const rows = useSyncExternalStore(watch, () => parts.get(key));
  const watched: QueryFunction<Reply, Key> = async (context) => {
    const readAgain = () => void client.refetchQueries({ queryKey, exact: true });
    const arrival = arrivalOf({
      publish: (some) => parts.set(key, some),
      stop: () => {
        arrival.end('stopped', readAgain);
        void client.cancelQueries({ queryKey, exact: true });
      },
    });
    const drop = () => {
      if (arrival.close()) parts.set(key, undefined);
    };
    watchRows(context.signal, arrival.take);
    // Who leaves, or asks anew, wants nothing of it any more.
    context.signal.addEventListener('abort', drop);
    try {
      const reply = await queryFn(context);
      // Once the cache has the whole list, which is then shown instead.
      setTimeout(drop);
      return reply;
    } catch (error) {
      if (!context.signal.aborted) arrival.end('broken', readAgain);
      throw error;
    }
  };
  return { rows, queryFn: watched };
}
