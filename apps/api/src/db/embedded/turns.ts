import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseError } from './protocol.ts';

/** Longest wait behind named work, which may take minutes. */
const BRIEF_MS = 5_000;

/** Work that may take minutes. */
export interface LongWork {
  /** Name of the work in `/ready`. */
  name: string;
  /** Message for callers whose wait for the single connection was in vain. */
  told: string;
}

const named = new AsyncLocalStorage<LongWork>();

/** Runs long work under its name. */
export const whileHolding = <T>(what: LongWork, work: () => Promise<T>): Promise<T> => named.run(what, work);

/** Lends the single connection to one caller after the other. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #isLent = false;
  /** Named work of the current holder. */
  #holder: LongWork | undefined;

  /** Waits for its turn; rejects after `waitMs`, if given, like PostgreSQL without a free connection. */
  async take(waitMs?: number): Promise<void> {
    if (this.#isLent) await this.#wait(waitMs);
    this.#isLent = true;
    this.#holder = named.getStore();
  }

  /** Long work that holds the connection; undefined for short work. */
  get longWork(): LongWork | undefined {
    return this.#isLent ? this.#holder : undefined;
  }

  give(): void {
    const next = this.#queue.shift();
    // The connection passes straight to the next waiter, so that nobody can slip in between.
    if (next) next();
    else this.#isLent = false;
  }

  #wait(waitMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        const message = `O banco de dados embutido não ficou livre em ${ms} ms.`;
        reject(new DatabaseError({ message, code: '53300', told: this.#holder?.told }));
      };
      const ms = this.#holder === undefined ? waitMs : Math.min(waitMs ?? BRIEF_MS, BRIEF_MS);
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, ms);
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#queue.push(turn);
    });
  }
}

const turnsOf = new WeakMap<object, Turns>();

/** Registers the turns of an embedded database. */
export const keepTurns = (db: object, turns: Turns): void => void turnsOf.set(db, turns);

/** Long work that holds a database's single connection; undefined for a real PostgreSQL. */
export const longWorkOf = (db: object): LongWork | undefined => turnsOf.get(db)?.longWork;
