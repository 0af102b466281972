import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseError } from './protocol.ts';

/** Behind work that says what it is nobody waits longer than this: it may take minutes. */
const BRIEF_MS = 5_000;

/** Work that may take minutes. */
export interface LongWork {
  /** What `/ready` says meanwhile. */
  name: string;
  /** What is told to whoever waits for the one connection in vain. */
  told: string;
}

const named = new AsyncLocalStorage<LongWork>();

/** Does long work, and says what it is. */
export const whileHolding = <T>(what: LongWork, work: () => Promise<T>): Promise<T> => named.run(what, work);

/** Lends the one connection to one caller after the other. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #isLent = false;
  /** What who has the connection said of its work. */
  #holder: LongWork | undefined;

  /** Waits for its turn; rejects after `waitMs`, when that is given, as PostgreSQL does that has no connection left. */
  async take(waitMs?: number): Promise<void> {
    if (this.#isLent) await this.#wait(waitMs);
    this.#isLent = true;
    this.#holder = named.getStore();
  }

  /** The long work for which the connection is lent; undefined where it will soon be free. */
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

/** Makes the turns of an embedded database known by it. */
export const keepTurns = (db: object, turns: Turns): void => void turnsOf.set(db, turns);

/** The long work that the one connection of a database is lent for; a real PostgreSQL has others. */
export const longWorkOf = (db: object): LongWork | undefined => turnsOf.get(db)?.longWork;
