/** The clock of the machine; with `start`, one that stands at that moment now and goes on ticking from there. */
export const clockFrom = (start?: Date): (() => Date) => {
  if (start === undefined) return () => new Date();
  // The monotonic clock: setting the machine's own time moves nothing.
  const skew = start.getTime() - performance.now();
  return () => new Date(skew + performance.now());
};
