/**
 * Adds to a list in place. `push(...more)` makes each element an argument of one call, and a call takes about 120,000 of them:
 * a list whose length the sender decides would end in a RangeError (SER-48).
 */
export const append = <T>(list: T[], more: Iterable<T>): void => {
  for (const one of more) list.push(one);
};
