import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { contaFalha, esqueceFalhas, findFalhas } from '../falhas.sql.ts';

const WINDOW_MS = 15 * 60_000;
const LONGEST_DELAY_MS = 5_000;
/** Maximum of waiting attempts from one place at one account. */
const LANE = 5;
/** Maximum of places in memory. */
const MOST = 10_000;

/** Key of the common count, because no login is empty. */
const EVERYBODY = '';

/** Parts that the throttle needs. */
export type ThrottleDeps = Pick<Deps, 'db' | 'clock' | 'sleep' | 'secrets'>;

/** Delay after this many failures (SEG-18): none for the first `free`, then 250 ms, 500 ms… up to 5 s. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_DELAY_MS, 250 * 2 ** Math.min(10, failures - free));

/** Failures of places, in this process alone: no table stores anything about an address (decision 0020). */
class PlaceFailures {
  readonly #counts = new Map<string, { count: number; since: number }>();

  count(place: string, now: number): number {
    const entry = this.#counts.get(place);
    return entry && now - entry.since < WINDOW_MS ? entry.count : 0;
  }

  add(place: string, now: number): void {
    const count = this.count(place, now) + 1;
    this.#counts.delete(place);
    this.#counts.set(place, { count, since: now });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST && oldest !== undefined) this.#counts.delete(oldest);
  }
}

/** An attempt to sign in: account (existing or not) and place. */
export interface Attempt {
  account: string;
  source: string;
}

/**
 * Slows guessing without locking anybody out (SEG-18). Attempts of one place at one account run one by one,
 * each after a delay that grows with the failures of account, place and all together, up to 5 s. All servers
 * of the database share the counts of accounts and of all.
 */
export class Throttle {
  readonly #deps: ThrottleDeps;
  readonly #all: string;
  readonly #places = new PlaceFailures();
  readonly #lanes = new Map<string, { length: number; last: Promise<unknown> }>();

  /** `all`: key of the common count, separate per entry. */
  constructor(deps: ThrottleDeps, all = EVERYBODY) {
    this.#deps = deps;
    this.#all = all;
  }

  /**
   * Runs the check in its turn; a result of undefined counts as a failure. Throws `Failure` 429 when too many
   * wait already.
   */
  async guard<T>({ account, source }: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const lane = this.#enter(`${account}\n${source}`);
    const turn = lane.last.then(async () => {
      await this.#deps.sleep(await this.#delay(account, source));
      const result = await check();
      await this.#note(account, source, result !== undefined);
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

  async #delay(account: string, source: string): Promise<number> {
    const { db, clock } = this.#deps;
    const now = clock();
    const [mine, all] = [this.#keyOf(account), this.#keyOf(this.#all)];
    const counts = await findFalhas(db, [mine, all], { desde: since(now) });
    const countOf = (key: Buffer): number => counts.get(key.toString('hex')) ?? 0;
    return Math.max(
      delayAfter(countOf(mine), 3),
      delayAfter(this.#places.count(source, now.getTime()), 20),
      delayAfter(countOf(all), 300),
    );
  }

  async #note(account: string, source: string, isSuccess: boolean): Promise<void> {
    const { db, clock } = this.#deps;
    if (isSuccess) return esqueceFalhas(db, this.#keyOf(account));
    const now = clock();
    this.#places.add(source, now.getTime());
    await contaFalha(db, [this.#keyOf(account), this.#keyOf(this.#all)], { agora: now, desde: since(now) });
  }

  #keyOf(account: string): Buffer {
    return createHmac('sha256', this.#deps.secrets.jwtKey).update(`vidas/entrada/${account}`).digest();
  }
}

const since = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);
