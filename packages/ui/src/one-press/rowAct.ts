import { createContext, useContext, useLayoutEffect } from 'react';

/** Keeps a row where it is until the returned function is called. */
export type HoldRow = () => () => void;

/** The row of a table around its acts, and around the dialogs that they open. */
export const RowAct = createContext<HoldRow | null>(null);

/** While an act of a row runs, its row stays in its place and takes no other press. */
export function useHoldsRow(isPending: boolean): void {
  const hold = useContext(RowAct);
  useLayoutEffect(() => (isPending ? hold?.() : undefined), [isPending, hold]);
}
