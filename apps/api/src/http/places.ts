import { Failure } from './failure.ts';
import { Pace } from './pace.ts';

/** A line of this age is no longer a short rush. */
const RUSH_MS = 500;
/** Pause after which a line starts again from zero; under a steady crowd it is empty for moments only. */
const CALM_MS = 100;
/** Minimum wait, in rush and crowd, even with instant places. */
const RUSH_WAIT_MS = 500;
const CROWD_WAIT_MS = 20;
/**
 * Part of a turn that a request may wait in a crowd. A whole turn keeps the places no busier: at three times
 * the capacity some request always arrives.
 */
const CROWD_TURN = 0.5;
/** Weight of one sample in the moving average of how long a place is held. */
const WEIGHT = 0.1;

const refusal = (): Failure =>
  new Failure(503, 'O serviço está ocupado. Tente novamente em instantes.', {
    headers: { 'retry-after': 5 },
  });

/** A held place. */
export interface Place {
  /** The reader takes nothing for now: another list may work meanwhile. */
  rest: () => void;
  /** The reader takes data again. */
  resume: () => void;
  /**
   * Returns the place; called once. `readerMs` is the reader's share of the time; omit it for unfinished
   * work, which then gives no sample.
   */
  give: (readerMs?: number) => void;
}

/**
 * Runs this many at once, or fewer while they slow each other (`Pace`); others wait in line for `waitMs` at
 * most, then get 503. A long wait is refused on arrival: in a rush, behind three full turns of all places; in
 * an endless line, behind half of one, so that an admitted one takes at most one and a half times its time
 * without a line (SER-35). A turn is the recent duration of a place: milliseconds or minutes. Controlled
 * delay (Nichols and Jacobson, ACM Queue 2012; Maurer for servers, ACM Queue 2015) has no such measure and
 * fits one kind of work.
 */
export class Places {
  readonly #count: number;
  readonly #waitMs: number;
  readonly #pace: Pace;
  readonly #queue: (() => void)[] = [];
  /** Held places, and those whose reader keeps up. */
  #held = 0;
  #working = 0;
  #heldMs = 0;
  #lineBegan = Number.NEGATIVE_INFINITY;
  #lineEnded = Number.NEGATIVE_INFINITY;

  constructor(count: number, waitMs: number) {
    this.#count = count;
    this.#waitMs = waitMs;
    this.#pace = new Pace(count);
  }

  /** Waits for a place for work of this kind; without a kind no duration is recorded. */
  async take(kind?: string): Promise<Place> {
    const hasWaited = this.#queue.length > 0 || !this.#hasRoom();
    if (hasWaited) await this.#wait();
    else this.#enter();
    const began = performance.now();
    const wasAlone = !hasWaited && this.#held === 1;
    let restedMs = 0;
    let restsSince: number | undefined;
    const rest = (): void => {
      if (restsSince !== undefined) return;
      restsSince = performance.now();
      this.#working -= 1;
      this.#letIn();
    };
    const resume = (): void => {
      if (restsSince === undefined) return;
      restedMs += performance.now() - restsSince;
      restsSince = undefined;
      this.#working += 1;
    };
    const give = (readerMs?: number): void => {
      resume();
      const held = performance.now() - began;
      const heldMs = held - restedMs;
      this.#heldMs += (heldMs - this.#heldMs) * (this.#heldMs === 0 ? 1 : WEIGHT);
      const isCalm = wasAlone && this.#held === 1 && !this.#hadLine();
      const isFull = this.#working >= this.#pace.limit;
      if (kind !== undefined && readerMs !== undefined)
        this.#pace.ended(kind, held - readerMs, isCalm ? 'calm' : isFull ? 'full' : 'some');
      this.#held -= 1;
      this.#working -= 1;
      this.#letIn();
    };
    return { rest, resume, give };
  }

  #hasRoom(): boolean {
    return this.#held < this.#count && this.#working < this.#pace.limit;
  }

  #hadLine(): boolean {
    return this.#queue.length > 0 || performance.now() - this.#lineEnded <= CALM_MS;
  }

  #enter(): void {
    this.#held += 1;
    this.#working += 1;
  }

  async #wait(): Promise<void> {
    const now = performance.now();
    if (!this.#hadLine()) this.#lineBegan = now;
    const isCrowd = now - this.#lineBegan > Math.max(RUSH_MS, 2 * this.#heldMs);
    const most = isCrowd
      ? Math.max(CROWD_WAIT_MS, CROWD_TURN * this.#heldMs)
      : Math.max(RUSH_WAIT_MS, 3 * this.#heldMs);
    if (((this.#queue.length + 1) * this.#heldMs) / this.#pace.limit > most) throw refusal();
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
        // At once, so that nobody can slip in between.
        this.#enter();
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

  #letIn(): void {
    while (this.#queue.length > 0 && this.#hasRoom()) this.#queue.shift()?.();
  }
}
