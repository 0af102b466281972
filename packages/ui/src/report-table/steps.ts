/** Work that can be interrupted: yields about every millisecond and returns its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does the whole work at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

/** Works for about this many milliseconds; returns the result if the work is done by then. */
export function advance<Result>(steps: Steps<Result>, budget: number): { readonly result: Result } | null {
  const end = performance.now() + budget;
  do {
    const next = steps.next();
    if (next.done) return { result: next.value };
  } while (performance.now() < end);
  return null;
}

/** Milliseconds of work between two chances for the browser to draw and to handle input. */
const stretch = 10;

/** The next task of the event loop: sooner than a timer, later than pending input and drawing. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Finishes the work in short stretches, so that no key press waits; `null` when `isWanted` returned false in between. */
export async function finishInSlices<Result>(
  steps: Steps<Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  for (;;) {
    await nextTask();
    if (!isWanted()) return null;
    const done = advance(steps, stretch);
    if (done) return done.result;
  }
}

/** Rows between two yields of a loop. */
export const rowsPerStep = 4096;

/** Runs in the browser's idle time, or in a task now and then (Safari). The returned function cancels it. */
export const whenIdle = (work: (rest: number) => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => work(1), 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback((deadline) => work(deadline.timeRemaining()));
  return () => cancelIdleCallback(request);
};

/** Does the work in the page's idle time; the returned function stops it, and finished parts are kept. */
export function finishWhenIdle(steps: Steps<unknown>): () => void {
  let stop = () => {};
  const goOn = (rest: number) => {
    if (advance(steps, Math.max(1, rest - 1)) === null) stop = whenIdle(goOn);
  };
  stop = whenIdle(goOn);
  return () => stop();
}
