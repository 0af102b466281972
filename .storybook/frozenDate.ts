/** The day of every story, noon in São Paulo: pictures and plays must read the same whenever they run. */
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

/** Has `new Date()` read `storyNow` in this page; timers and `performance.now` go on. */
export const freezeDate = (): void => {
  globalThis.Date = FrozenDate as DateConstructor;
};

/** Has `Date.now()` read `storyNow` as well: while stories are drawn. */
export const stopNow = (): void => {
  isNowStopped = true;
};

/** Lets `Date.now()` go on: a test run tells its imports apart by it. */
export const letNowGoOn = (): void => {
  isNowStopped = false;
};
