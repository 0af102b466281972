/** Clock of the machine; with `start`, a clock that began there with this process. */
export const clockFrom = (start?: Date): (() => Date) =>
  start === undefined ? () => new Date() : () => new Date(start.getTime() + performance.now());
