/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Takes its random numbers from a fixed sequence. */
export function drawing(seed: number) {
  const random = seeded(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const one = <Value>(values: readonly Value[]): Value => values[whole(values.length)] as Value;
  /** A text of up to `most` letters of an alphabet; the empty one too. */
  const text = (letters: readonly string[], most: number): string =>
    Array.from({ length: whole(most + 1) }, () => one(letters)).join('');
  return { random, whole, one, text };
}
