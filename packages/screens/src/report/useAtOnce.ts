import { startTransition, useOptimistic } from 'react';

/**
 * A value of the address that is shown, and built upon by the next change, as soon as it is changed: the router changes the
 * address a moment later, and until then a choice would jump back and the next one would take it away.
 */
export function useAtOnce<Value>(kept: Value, change: (next: Value) => void) {
  const [shown, show] = useOptimistic(kept);
  const changeAtOnce = (next: Value) =>
    startTransition(() => {
      show(next);
      change(next);
    });
  return [shown, changeAtOnce] as const;
}
