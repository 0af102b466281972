import { useEffect, useRef } from 'react';

interface Countdown {
  readonly durationMs: number;
  /** Stops the clock; it goes on with what was left. */
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** Calls `onEnd` once when the time is up, not counting the pauses. */
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
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
}
