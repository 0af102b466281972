/** Lists may take so many times what their like take in calm; beyond that, fewer at once are served sooner. */
const SLOWER = 2;
/** So much of the difference each list that ends moves the limit: twenty of them halve one that is three times too high. */
const GAIN = 0.05;
/** What is usual is the mean of the first so many, and then a moving one of as many. */
const REMEMBERED = 20;
/** With one alone, CPU and database would take turns and each rest half of the time, also where others keep the machine busy. */
const LEAST = 2;
/** One list asks for a month and the next for ten years: no single one says more than this. */
const FURTHEST = Math.log(8);

/**
 * How many may work at once, by how long each takes against what its like usually take in calm. Whatever it is that they wait for (this
 * event loop, the CPUs of the database, or other servers of the same machine that nothing here knows of), with fewer at once each is done
 * sooner and as many are served. The gradient of Netflix's concurrency limits, on a ratio, so that short and long lists share it (decision 0026).
 */
export class Pace {
  readonly #most: number;
  /** Mean logarithm of the milliseconds in calm, and how many it was made of. */
  readonly #usual = new Map<string, { log: number; seen: number }>();
  #limit: number;

  constructor(most: number) {
    this.#most = most;
    this.#limit = most;
  }

  get limit(): number {
    return Math.round(this.#limit);
  }

  /**
   * One of this kind took so long; `calm` when none was beside it or in line, `full` when as many worked as may. With fewer the limit held
   * nobody back, and is not the reason.
   */
  ended(kind: string, ms: number, load: 'calm' | 'full' | 'some'): void {
    const took = Math.log(Math.max(1, ms));
    const usual = this.#usual.get(kind) ?? { log: took, seen: 0 };
    if (load === 'calm') {
      usual.seen = Math.min(REMEMBERED, usual.seen + 1);
      usual.log += (took - usual.log) / usual.seen;
      this.#usual.set(kind, usual);
    }
    if (usual.seen === 0) return;
    const slower = Math.max(-FURTHEST, Math.min(FURTHEST, took - usual.log));
    const change = GAIN * (Math.log(SLOWER) - slower);
    if (change < 0 && load !== 'full') return;
    const limit = this.#limit * Math.exp(change);
    this.#limit = Math.max(Math.min(LEAST, this.#most), Math.min(this.#most, limit));
  }
}
