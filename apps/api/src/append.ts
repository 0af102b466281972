/**
 * Appends to a list in place. `push(...more)` passes each element as an argument, and a call takes about
 * 120,000 of them: a longer list, controlled by the sender, would end in a RangeError (SER-48).
 */
export const append = <T>(list: T[], more: Iterable<T>): void => {
  for (const one of more) list.push(one);
};
