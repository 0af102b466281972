import { useEffect, useRef, useState } from 'react';
import { canMove, countAt, countMs } from './countUp.ts';

/** The number to draw while counting from 0, or from the previous value; undefined when the count is over. */
export function useCount(value: number, isCounting: boolean): number | undefined {
  const [shown, setShown] = useState<number | undefined>(() => (isCounting && canMove() ? 0 : undefined));
  const from = useRef(0);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (!isCounting || !canMove() || start === value) {
      setShown(undefined);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsedMs = now - begin;
      const next = elapsedMs < countMs ? countAt({ from: start, to: value, elapsedMs }) : undefined;
      from.current = next ?? value;
      setShown(next);
      if (next !== undefined) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isCounting]);
  return shown;
}
