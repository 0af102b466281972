import { Failure } from './failure.ts';

/** A line that was never empty for this long is not a moment's rush any more. */
const RUSH_MS = 2_000;
/** So long one waits in such a line. */
const CROWDED_MS = 500;

/**
 * Lets this many run at once; the others wait in line for `waitMs`, then are refused with 503. While more come than can be served, who comes
 * waits for `CROWDED_MS` only: everybody would wait the whole time otherwise, and most in vain (SER-35). This is the controlled delay of
 * Nichols and Jacobson (CoDel, ACM Queue 2012) as Maurer has servers use it ("Fail at Scale", ACM Queue 2015).
 */
export class Places {
  readonly #waitMs: number;
  readonly #queue: (() => void)[] = [];
  #free: number;
  /** When somebody came to an empty line last. */
  #lineBegan = 0;

  constructor(count: number, waitMs: number) {
    this.#free = count;
    this.#waitMs = waitMs;
  }

  /** Waits for a place; whoever takes one gives it back. */
  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#queue.length === 0) this.#lineBegan = performance.now();
    const isCrowded = performance.now() - this.#lineBegan > RUSH_MS;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => {
          this.#queue.splice(this.#queue.indexOf(turn), 1);
          const text = 'O serviço está ocupado. Tente novamente em instantes.';
          reject(new Failure(503, text, { headers: { 'retry-after': 5 } }));
        },
        isCrowded ? Math.min(CROWDED_MS, this.#waitMs) : this.#waitMs,
      );
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#queue.push(turn);
    });
  }

  give(): void {
    const next = this.#queue.shift();
    // The place passes straight to the next in line, so that nobody can slip in between.
    if (next) next();
    else this.#free += 1;
  }
}
