/** The day of every story, noon in São Paulo: pictures and plays must read the same whenever they run. */
export const storyNow = Date.parse('2026-11-21T12:00:00-03:00');

const RealDate = globalThis.Date;

class FrozenDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    // The cast picks one overload: only a date without arguments changes.
    super(...((given.length === 0 ? [storyNow] : given) as [number]));
  }

  static override now = () => storyNow;
}

/** Stops the calendar of this page at `storyNow`; timers and `performance.now` go on. */
export const freezeDate = (): void => {
  globalThis.Date = FrozenDate as DateConstructor;
};
