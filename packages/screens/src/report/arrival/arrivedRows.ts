import type { QueryClient } from '@tanstack/react-query';

/** The parts of answers that are on show, by the key of their query. */
export interface ArrivedRows {
  readonly get: (key: string) => readonly unknown[] | undefined;
  /** undefined takes the part away. */
  readonly set: (key: string, rows: readonly unknown[] | undefined) => void;
  /** Calls back when the part changes; once nobody watches a key, its part is gone: it is on no screen. */
  readonly watch: (key: string, changed: () => void) => () => void;
}

const makeArrivedRows = (): ArrivedRows => {
  const parts = new Map<string, readonly unknown[]>();
  const watchers = new Map<string, Set<() => void>>();
  return {
    get: (key) => parts.get(key),
    set: (key, rows) => {
      if (rows === undefined) parts.delete(key);
      else parts.set(key, rows);
      for (const changed of watchers.get(key) ?? []) changed();
    },
    watch: (key, changed) => {
      const ofKey = watchers.get(key) ?? new Set();
      watchers.set(key, ofKey.add(changed));
      return () => {
        ofKey.delete(changed);
        if (ofKey.size > 0) return;
        watchers.delete(key);
        parts.delete(key);
      };
    },
  };
};

const stores = new WeakMap<QueryClient, ArrivedRows>();

/**
 * What has arrived of the answers that are read now, beside the cache of a client: there a list is always whole. It belongs to the query and not
 * to who asked first, for a screen that comes while a list is being read joins that reading.
 */
export const arrivedRowsOf = (client: QueryClient): ArrivedRows => {
  const known = stores.get(client) ?? makeArrivedRows();
  stores.set(client, known);
  return known;
};
