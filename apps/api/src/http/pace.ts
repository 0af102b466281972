/** Lists may take this multiple of their usual time in calm; above it, fewer at once finish sooner. */
const SLOWER = 2;
/** Share of the difference by which each finished list moves the limit. Twenty lists halve a limit that is three times too high. */
const GAIN = 0.05;
/** Size of the sample for the usual duration: first a plain mean, then a moving one. */
const REMEMBERED = 20;
/** Minimum of simultaneous lists: with one alone CPU and database would alternate and idle half of the time. */
const LEAST = 2;
/** Maximum influence of a single list: one covers a month and the next ten years. */
const FURTHEST = Math.log(8);

/**
 * Limit of simultaneous lists, from their durations against the usual ones in calm. Whatever they wait for
 * (event loop, database CPUs, other servers of the machine), fewer at once each finish sooner, with the same
 * throughput. The gradient of Netflix's concurrency limits, on a ratio, so that short and long lists share it
 * (decision 0026).
 */
export class Pace {
  readonly #most: number;
  /** Mean logarithm of the milliseconds in calm, and the sample's size. */
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
   * Records one duration of this kind; `calm`: alone, without a line; `full`: at the limit. Below the limit a
   * slow list is no reason to change it.
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
