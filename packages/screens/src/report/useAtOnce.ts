import { startTransition, useOptimistic } from 'react';

/**
 * A value of the address that counts at once for screen and next change. The router changes the address a moment later. Until then a choice
 * would jump back, and the next one would remove it.
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
