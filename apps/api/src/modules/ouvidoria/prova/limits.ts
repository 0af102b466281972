import { Recent } from './recent.ts';

const minute = 60_000;
const everybody = 'all';

/**
 * Bits of the proof of work in calm times: 0.26 million hashes. Chromium does 350,000 a second here (0.8 s), and 28,000 when it is slowed
 * down ten times, as the slowest telephones in use are (9 s). Measured with `prova/solve.ts`, see docs/performance.md.
 */
export const calmBits = 18;
/**
 * The most bits ever asked: a million hashes. That telephone takes 37 s on average, and in 99 of 100 times under 55 s, because the proof has
 * 32 parts. With one bit more it would take over a minute.
 */
export const mostBits = 20;
const holdBitsMs = 10 * minute;

const triesOfSource = 5;
const triesOfAll = 60;
const refusedOfSource = 60;

/** A raised difficulty of the proof of work and its end, after many tries. */
export interface ProofFloor {
  bits: number;
  until: Date;
}

/** One bit from `first` tries on, and one more for each doubling. */
const raised = (tries: number, first: number): number =>
  tries < first ? 0 : 1 + Math.floor(Math.log2(tries / first));

/**
 * Cost of the public calls (SEG-9): more recent tries of a place and of everybody mean more bits, never a
 * refusal. Counts live in this process alone, because no table may record calls and moments (decision 0020).
 * A source is the rotating HMAC of `servePublic`. Everybody's count is multiplied by the number of servers; a
 * place always reaches the same server.
 */
export class Limits {
  readonly sourceTries = new Recent({ windowMs: 10 * minute, keep: 64 });
  readonly tries = new Recent({ windowMs: minute, keep: 1_000 });
  readonly sourceRefused = new Recent({ windowMs: minute, keep: refusedOfSource });
  floor: ProofFloor = { bits: 0, until: new Date(0) };
  readonly #clock: () => Date;
  readonly #calmBits: number;
  readonly #servers: () => number;

  constructor({
    clock,
    bits = calmBits,
    servers = () => 1,
  }: {
    clock: () => Date;
    bits?: number | undefined;
    /** Number of servers that share everybody's tries. */
    servers?: (() => number) | undefined;
  }) {
    this.#clock = clock;
    this.#calmBits = bits;
    this.#servers = servers;
  }

  /** Adopts a difficulty that another server stored, or this one before a restart. */
  raise(floor: ProofFloor | undefined): void {
    if (!floor || floor.until <= this.#clock()) return;
    const own = this.floor.until > this.#clock() ? this.floor : floor;
    this.floor = {
      bits: Math.max(own.bits, floor.bits),
      until: own.until > floor.until ? own.until : floor.until,
    };
  }

  /** Bits of the next challenge for this source. */
  bits(source: string): number {
    const own = this.#harder(raised(this.sourceTries.count(source, this.#now()), triesOfSource));
    return Math.max(own, this.floor.until > this.#clock() ? this.floor.bits : 0);
  }

  /** Counts a filing, a lookup or a message; returns everybody's new floor when raised or prolonged. */
  tried(source: string): ProofFloor | undefined {
    const now = this.#now();
    this.sourceTries.add(source, now);
    const inMinute = this.tries.add(everybody, now) * this.#servers();
    const steps = raised(inMinute, triesOfAll);
    if (steps === 0) return undefined;
    const bits = this.#harder(steps);
    const isHard = this.floor.until.getTime() > now;
    const wanted = isHard ? Math.max(bits, this.floor.bits) : bits;
    // A floor with nine of its ten minutes left is not stored again.
    if (isHard && wanted === this.floor.bits && this.floor.until.getTime() - now > holdBitsMs - minute)
      return undefined;
    this.floor = { bits: wanted, until: new Date(now + holdBitsMs) };
    return this.floor;
  }

  /** Removes the last try, because the key was right. */
  succeeded(source: string): void {
    this.sourceTries.takeBack(source);
    this.tries.takeBack(everybody);
  }

  /** Counts a refused request; seconds to wait when this source sent more than 60 within a minute, 0 otherwise. */
  refusedWait(source: string): number {
    const now = this.#now();
    if (this.sourceRefused.count(source, now) >= refusedOfSource)
      return Math.max(1, Math.ceil(this.sourceRefused.freeInMs(source, now) / 1000));
    this.sourceRefused.add(source, now);
    return 0;
  }

  #harder(steps: number): number {
    return Math.min(this.#calmBits + steps, Math.max(this.#calmBits, mostBits));
  }

  #now(): number {
    return this.#clock().getTime();
  }
}
