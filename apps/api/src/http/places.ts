import { Failure } from './failure.ts';
import { Pace } from './pace.ts';

/** A line that was there for this long is not a moment's rush any more. */
const RUSH_MS = 500;
/** Without a line for this long the next one begins anew; under a steady crowd it is empty for moments only. */
const CALM_MS = 100;
/** So long one may wait at least, in a rush and in a crowd, also where a place is held for an instant. */
const RUSH_WAIT_MS = 500;
const CROWD_WAIT_MS = 20;
/** Part of a turn that one may wait in a crowd. A whole one keeps the places no busier: with three times as many as can be served somebody comes at once. */
const CROWD_TURN = 0.5;
/** What one who goes counts for in how long a place is held. */
const WEIGHT = 0.1;

const refusal = (): Failure =>
  new Failure(503, 'O serviço está ocupado. Tente novamente em instantes.', {
    headers: { 'retry-after': 5 },
  });

/** A place that somebody has. */
export interface Place {
  /** The reader takes nothing for now: another may work meanwhile. */
  rest: () => void;
  /** The reader takes again. */
  resume: () => void;
  /** Gives it back; called once. `readerMs` is what the reader took of the time; nothing is learnt from work without it, which did not come to its end. */
  give: (readerMs?: number) => void;
}

/**
 * Lets this many run at once, or fewer while they hinder each other (`Pace`); the others wait in line for `waitMs` at most, then are
 * refused with 503. Whoever would wait long is refused on arrival: in a rush, behind three full turns of all places; in a line that does not end, behind half of one, so that who is let in takes no more than
 * one and a half times as long as without a line (SER-35). A turn is how long a place was held lately: milliseconds or minutes, as the lists and the networks are.
 * Controlled delay (Nichols and Jacobson, ACM Queue 2012; Maurer for servers, ACM Queue 2015) knows no such measure and fits one kind of work.
 */
export class Places {
  readonly #count: number;
  readonly #waitMs: number;
  readonly #pace: Pace;
  readonly #queue: (() => void)[] = [];
  /** Those who have a place, and those of them whose reader keeps up. */
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

  /** Waits for a place for work of this kind; without a kind nothing is learnt of how long it takes. */
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
