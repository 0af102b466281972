import { DatabaseError } from './protocol.ts';

/** Lends the one connection to one caller after the other. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #isLent = false;

  /** Waits for its turn; rejects after `waitMs`, when that is given, as PostgreSQL does that has no connection left. */
  async take(waitMs?: number): Promise<void> {
    if (this.#isLent) await this.#wait(waitMs);
    this.#isLent = true;
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
        const message = `O banco de dados embutido não ficou livre em ${waitMs} ms.`;
        reject(new DatabaseError({ message, code: '53300' }));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#queue.push(turn);
    });
  }
}
