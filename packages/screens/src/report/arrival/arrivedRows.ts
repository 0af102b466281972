import type { QueryClient } from '@tanstack/react-query';

/** Parts of lists on show, by the key of their query. */
export interface ArrivedRows {
  readonly get: (key: string) => readonly unknown[] | undefined;
  /** undefined removes the part. */
  readonly set: (key: string, rows: readonly unknown[] | undefined) => void;
  /** Calls back when the part changes. A part without watchers is dropped, because no screen shows it. */
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
 * Rows of running queries that have arrived so far. They live beside the client's cache, whose lists are always whole. They belong to the
 * query, not to its first screen: a screen that comes later joins the same reading.
 */
export const arrivedRowsOf = (client: QueryClient): ArrivedRows => {
  const known = stores.get(client) ?? makeArrivedRows();
  stores.set(client, known);
  return known;
};
