import { type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { watchRows } from '@vidas/api-client/http/arrivals.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { arrivalOf } from './arrival.ts';
import { arrivedRowsOf } from './arrivedRows.ts';

/** Rows of a query so far, and its function with this observation added. */
export interface Arriving<Reply, Key extends QueryKey> {
  /** The rows on show while the list is not whole; the table treats them as a part. */
  readonly rows: readonly unknown[] | undefined;
  readonly queryFn: QueryFunction<Reply, Key>;
}

/** Runs a query whose rows are visible while they arrive, and stay as a part when they stop. */
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
    // After a cancellation nobody needs the part any more.
    context.signal.addEventListener('abort', drop);
    try {
      const reply = await queryFn(context);
      // After the cache has the whole list, which replaces the part.
      setTimeout(drop);
      return reply;
    } catch (error) {
      if (!context.signal.aborted) arrival.end('broken', readAgain);
      throw error;
    }
  };
  return { rows, queryFn: watched };
}
