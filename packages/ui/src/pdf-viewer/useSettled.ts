import { useEffect, useState } from 'react';

/** The value after it was unchanged for that long. The first known value counts at once. */
export function useSettled<Value>(value: Value | undefined, delayMs: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  if (settled === undefined && value !== undefined) setSettled(value);
  return settled;
}
