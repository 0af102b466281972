import { useEffect, useState } from 'react';

/** Value that has not changed for that long; the first known value counts at once. */
export function useSettled<Value>(value: Value | undefined, delayMs: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  if (settled === undefined && value !== undefined) setSettled(value);
  return settled;
}
