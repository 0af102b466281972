import { useEffect, useRef } from 'react';

interface Countdown {
  readonly durationMs: number;
  /** Pauses the clock; it continues with the remaining time. */
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** What is left after a pause, at least: long enough to be read again. */
const leastMs = 1000;

/** Calls `onEnd` once when the time is over; pauses do not count. */
export function useCountdown({ durationMs, isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(leastMs, leftMs.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
}
