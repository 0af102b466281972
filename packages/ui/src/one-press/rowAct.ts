import { createContext, useContext, useLayoutEffect } from 'react';

/** Keeps a row where it is until the returned function is called. */
export type HoldRow = () => () => void;

/** Function that holds the row of a table, for its acts and the dialogs that they open. */
export const RowAct = createContext<HoldRow | null>(null);

/** Keeps a row in its place while one of its acts runs; the row takes no other press. */
export function useHoldsRow(isPending: boolean): void {
  const hold = useContext(RowAct);
  useLayoutEffect(() => (isPending ? hold?.() : undefined), [isPending, hold]);
}
