import { Failure } from '../../http/failure.ts';

const WINDOW_MS = 15 * 60_000;
const LONGEST_DELAY_MS = 5_000;
/** How many attempts of one place at one account may wait in line. */
const LANE = 5;
/** Most accounts and places remembered at once. */
const MOST = 10_000;

/** Delay after this many failures (SEG-18): none for the first `free`, then 250 ms, 500 ms… up to 5 s. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_DELAY_MS, 250 * 2 ** Math.min(10, failures - free));

class Failures {
  readonly #counts = new Map<string, { count: number; since: number }>();

  count(key: string, now: number): number {
    const entry = this.#counts.get(key);
    return entry && now - entry.since < WINDOW_MS ? entry.count : 0;
  }

  add(key: string, now: number): void {
    const count = this.count(key, now) + 1;
    this.#counts.delete(key);
    this.#counts.set(key, { count, since: now });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST && oldest !== undefined) this.#counts.delete(oldest);
  }

  clear(key: string): void {
    this.#counts.delete(key);
  }
}

/** An attempt to sign in: which account (existing or not) from which place. */
export interface Attempt {
  account: string;
  source: string;
}

/**
 * Slows guessing down without ever locking anybody out (SEG-18). Attempts of one place at one account are checked one after the
 * other, each after a delay that grows with the failures of the account, of the place and of all together, up to 5 s. Everything
 * is in memory.
 */
export class Throttle {
  readonly #clock: () => Date;
  readonly #sleep: (ms: number) => Promise<void>;
  readonly #failures = new Failures();
  readonly #lanes = new Map<string, { length: number; last: Promise<unknown> }>();

  constructor({ clock, sleep }: { clock: () => Date; sleep: (ms: number) => Promise<void> }) {
    this.#clock = clock;
    this.#sleep = sleep;
  }

  /** Runs the check when its turn comes; a result of undefined counts as a failure. Throws `Failure` 429 when too many wait already. */
  async guard<T>({ account, source }: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const lane = this.#enter(`${account}\n${source}`);
    const turn = lane.last.then(async () => {
      await this.#sleep(this.#delay(account, source));
      const result = await check();
      this.#note(account, source, result !== undefined);
      return result;
    });
    lane.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      lane.length -= 1;
      if (lane.length === 0) this.#lanes.delete(`${account}\n${source}`);
    }
  }

  #enter(key: string): { length: number; last: Promise<unknown> } {
    const lane = this.#lanes.get(key) ?? { length: 0, last: Promise.resolve() };
    if (lane.length >= LANE) {
      throw new Failure(429, 'Muitas tentativas ao mesmo tempo. Aguarde alguns segundos e tente novamente.', {
        headers: { 'retry-after': '5' },
      });
    }
    lane.length += 1;
    this.#lanes.set(key, lane);
    return lane;
  }

  #delay(account: string, source: string): number {
    const now = this.#clock().getTime();
    return Math.max(
      delayAfter(this.#failures.count(`a:${account}`, now), 3),
      delayAfter(this.#failures.count(`s:${source}`, now), 20),
      delayAfter(this.#failures.count('all', now), 300),
    );
  }

  #note(account: string, source: string, isSuccess: boolean): void {
    const now = this.#clock().getTime();
    if (isSuccess) return this.#failures.clear(`a:${account}`);
    for (const key of [`a:${account}`, `s:${source}`, 'all']) this.#failures.add(key, now);
  }
}
