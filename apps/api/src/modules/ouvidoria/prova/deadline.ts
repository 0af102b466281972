/** Clock of the deadline; tests bring their own. */
export interface Scheduler {
  /** Milliseconds that only increase. */
  now(): number;
  /** Resolves at that time, or at once after `close`. */
  until(time: number): Promise<void>;
  /** Releases all waiting answers, at the end of the process. */
  close(): void;
}

/** Clock of the process; `sleep` waits that many milliseconds. */
export const createScheduler = (sleep: (ms: number) => Promise<void>): Scheduler => {
  const waiting = new Set<() => void>();
  let isClosed = false;
  return {
    now: () => performance.now(),
    until: (time) =>
      new Promise((resume) => {
        if (isClosed) resume();
        waiting.add(resume);
        const go = (): void => {
          waiting.delete(resume);
          resume();
        };
        sleep(Math.max(0, time - performance.now())).then(go, go);
      }),
    close: () => {
      isClosed = true;
      for (const resume of waiting) resume();
    },
  };
};

/** Milliseconds after which an answer about a report leaves, whatever its content (SEG-7). */
const answerAfterMs = 300;

/**
 * Runs the work and returns its outcome, good or bad, only at a full multiple of 300 ms after the call, so
 * that the duration of the work is invisible (SEG-7).
 */
export const atDeadline = async <T>(scheduler: Scheduler, work: () => Promise<T>): Promise<T> => {
  const start = scheduler.now();
  const outcome = await work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const steps = Math.max(1, Math.ceil((scheduler.now() - start) / answerAfterMs));
  await scheduler.until(start + steps * answerAfterMs);
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
};
