const mostKeys = 20_000;

/** Counts recent events by key, in memory only; the least recently used keys are dropped first. */
export class Recent {
  readonly times = new Map<string, number[]>();
  readonly #windowMs: number;
  readonly #keep: number;

  /** Counts within `windowMs`; at most `keep` per key, because no rule needs more. */
  constructor({ windowMs, keep }: { windowMs: number; keep: number }) {
    this.#windowMs = windowMs;
    this.#keep = keep;
  }

  count(key: string, now: number): number {
    return this.#live(key, now).length;
  }

  /** Adds one event now and returns the new count. */
  add(key: string, now: number): number {
    const live = [...this.#live(key, now), now].slice(-this.#keep);
    this.times.delete(key);
    this.times.set(key, live);
    if (this.times.size > mostKeys) this.#forgetOldest();
    return live.length;
  }

  /** Removes the latest event of a key. */
  takeBack(key: string): void {
    this.times.get(key)?.pop();
  }

  /** Milliseconds until the oldest counted event leaves the window. */
  freeInMs(key: string, now: number): number {
    const [oldest] = this.#live(key, now);
    return oldest === undefined ? 0 : oldest + this.#windowMs - now;
  }

  #live(key: string, now: number): number[] {
    return (this.times.get(key) ?? []).filter((time) => now - time < this.#windowMs);
  }

  #forgetOldest(): void {
    for (const key of this.times.keys()) {
      this.times.delete(key);
      return;
    }
  }
}
