import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseError } from './protocol.ts';

/** Behind work that says what it is nobody waits longer than this: it may take minutes. */
const BRIEF_MS = 5_000;

const named = new AsyncLocalStorage<string>();

/** Does long work; whoever waits for the one connection meanwhile in vain is told this. */
export const whileHolding = <T>(told: string, work: () => Promise<T>): Promise<T> => named.run(told, work);

/** Lends the one connection to one caller after the other. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #isLent = false;
  /** What who has the connection said of its work. */
  #holder: string | undefined;

  /** Waits for its turn; rejects after `waitMs`, when that is given, as PostgreSQL does that has no connection left. */
  async take(waitMs?: number): Promise<void> {
    if (this.#isLent) await this.#wait(waitMs);
    this.#isLent = true;
    this.#holder = named.getStore();
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
        reject(new DatabaseError({ message, code: '53300', told: this.#holder }));
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
