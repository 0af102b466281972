/** Reproducible randomness: the same key always gives the same sequence. */
export interface Chance {
  /** A fraction in [0, 1). */
  next: () => number;
  /** An integer, both ends included. */
  int: (min: number, max: number) => number;
  /** True with this probability. */
  is: (probability: number) => boolean;
  /** One of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T;
  /** One of [value, weight] pairs. */
  weighted: <T>(pairs: readonly (readonly [T, number])[]) => T;
}

/** FNV-1a, so that a word can be a seed. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

const mulberry32 = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new RangeError('Sorteio em uma lista vazia.');
  return value;
};

/** Each area of the demonstration has its own key, so that a change in one leaves the others unchanged. */
export const chanceOf = (key: string): Chance => {
  const next = mulberry32(hash(key));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    is: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted: (pairs) => {
      let rest = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of pairs) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return at(pairs, pairs.length - 1)[0];
    },
  };
};
