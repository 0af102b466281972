/** The clock of the machine; with `start`, one that stood at that moment when this process began and goes on ticking. */
export const clockFrom = (start?: Date): (() => Date) =>
  start === undefined ? () => new Date() : () => new Date(start.getTime() + performance.now());
