/** The moment of every story, noon in São Paulo: pictures and plays must not depend on the day of the run. */
export const storyNow = Date.parse('2026-11-21T12:00:00-03:00');

const RealDate = globalThis.Date;
let isNowStopped = false;

class FrozenDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    // The cast picks one overload: only a date without arguments changes.
    super(...((given.length === 0 ? [storyNow] : given) as [number]));
  }

  static override now = () => (isNowStopped ? storyNow : RealDate.now());
}

/** Makes `new Date()` return `storyNow` in this page; timers and `performance.now` continue. */
export const freezeDate = (): void => {
  globalThis.Date = FrozenDate as DateConstructor;
};

/** Makes `Date.now()` return `storyNow` as well, while stories are drawn. */
export const stopNow = (): void => {
  isNowStopped = true;
};

/** Lets `Date.now()` continue: a test run distinguishes its imports by it. */
export const letNowGoOn = (): void => {
  isNowStopped = false;
};
