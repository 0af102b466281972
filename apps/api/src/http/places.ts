import { Failure } from './failure.ts';

/** Lets this many run at once; the others wait in line for `waitMs`, then are refused with 503. */
export class Places {
  readonly #waitMs: number;
  readonly #queue: (() => void)[] = [];
  #free: number;

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
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        const text = 'O serviço está ocupado. Tente novamente em instantes.';
        reject(new Failure(503, text, { headers: { 'retry-after': 5 } }));
      }, this.#waitMs);
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
