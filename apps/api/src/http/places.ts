import { Failure } from './failure.ts';

/** A line that was there for this long is not a moment's rush any more. */
const RUSH_MS = 500;
/** Without a line for this long the next one begins anew; under a steady crowd it is empty for moments only. */
const CALM_MS = 100;
/** So long one may wait at least, in a rush and in a crowd, also where a place is held for an instant. */
const RUSH_WAIT_MS = 500;
const CROWD_WAIT_MS = 100;
/** What one who goes counts for in how long a place is held. */
const WEIGHT = 0.1;

const refusal = (): Failure =>
  new Failure(503, 'O serviço está ocupado. Tente novamente em instantes.', {
    headers: { 'retry-after': 5 },
  });

/**
 * Lets this many run at once; the others wait in line for `waitMs` at most, then are refused with 503. Whoever would wait long is refused on
 * arrival: in a rush, behind three full turns of all places; in a line that does not end, behind one, so that who is let in takes no more than
 * twice as long as without a line (SER-35). A turn is how long a place was held lately: milliseconds or minutes, as the lists and the networks are.
 * Controlled delay (Nichols and Jacobson, ACM Queue 2012; Maurer for servers, ACM Queue 2015) knows no such measure and fits one kind of work.
 */
export class Places {
  readonly #count: number;
  readonly #waitMs: number;
  readonly #queue: (() => void)[] = [];
  #free: number;
  #heldMs = 0;
  #lineBegan = Number.NEGATIVE_INFINITY;
  #lineEnded = Number.NEGATIVE_INFINITY;

  constructor(count: number, waitMs: number) {
    this.#count = count;
    this.#free = count;
    this.#waitMs = waitMs;
  }

  /** Waits for a place; resolves to what gives it back, which is called once. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    const began = performance.now();
    return () => {
      const held = performance.now() - began;
      this.#heldMs += (held - this.#heldMs) * (this.#heldMs === 0 ? 1 : WEIGHT);
      this.#give();
    };
  }

  async #wait(): Promise<void> {
    const now = performance.now();
    if (this.#queue.length === 0 && now - this.#lineEnded > CALM_MS) this.#lineBegan = now;
    const isCrowd = now - this.#lineBegan > Math.max(RUSH_MS, 2 * this.#heldMs);
    const most = isCrowd ? Math.max(CROWD_WAIT_MS, this.#heldMs) : Math.max(RUSH_WAIT_MS, 3 * this.#heldMs);
    if (((this.#queue.length + 1) * this.#heldMs) / this.#count > most) throw refusal();
    await this.#standInLine(isCrowd ? Math.min(most, this.#waitMs) : this.#waitMs);
  }

  #standInLine(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        if (this.#queue.length === 0) this.#lineEnded = performance.now();
      };
      const turn = (): void => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        leave();
        reject(refusal());
      }, ms);
      this.#queue.push(turn);
    });
  }

  #give(): void {
    const next = this.#queue.shift();
    // The place passes straight to the next in line, so that nobody can slip in between.
    if (next) next();
    else this.#free += 1;
  }
}
