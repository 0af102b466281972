import { mostWaitSeconds } from './challenge.ts';

const hourMs = 3_600_000;
const mib = 1_048_576;

/** Texts up to this size, about a page and a half, never wait behind longer ones. */
export const smallBytes = 4_096;
/**
 * Bytes stored per hour in a flood: half of it at once, half during the hour. A hundred small reports a
 * minute are 24 MiB an hour, so they never fill it.
 */
const smallCeiling = 64 * mib;
const largeCeiling = 32 * mib;

/** Fills over time and may be overdrawn; an overdraft becomes a turn after that many seconds. */
class Bucket {
  readonly #capacity: number;
  #level: number;
  #at: number;

  constructor(ceiling: number, now: number) {
    this.#capacity = ceiling / 2;
    this.#level = this.#capacity;
    this.#at = now;
  }

  /** Seconds to wait for the bytes, which are reserved unless the wait exceeds `mostWaitSeconds`. */
  take(bytes: number, { now, servers }: { now: number; servers: number }): number {
    const capacity = this.#capacity / servers;
    const perMs = capacity / hourMs;
    this.#level = Math.min(capacity, this.#level + Math.max(0, now - this.#at) * perMs);
    this.#at = now;
    const wait = Math.ceil(Math.max(0, bytes - this.#level) / perMs / 1000);
    if (wait <= mostWaitSeconds) this.#level -= bytes;
    return wait;
  }
}

/** A turn for bytes: seconds to wait, and the KiB reserved meanwhile, 0 when the line is too long. */
export interface Turn {
  seconds: number;
  kib: number;
}

/** Bytes that the portal may store per hour (OUV-31), shared among the running servers. Stored reports stay. */
export class Room {
  readonly #clock: () => Date;
  readonly #servers: () => number;
  readonly #small: Bucket;
  readonly #large: Bucket;

  constructor({ clock, servers }: { clock: () => Date; servers: () => number }) {
    this.#clock = clock;
    this.#servers = servers;
    this.#small = new Bucket(smallCeiling, clock().getTime());
    this.#large = new Bucket(largeCeiling, clock().getTime());
  }

  /** Reserves room for bytes; undefined when there is room now, or a turn has reserved it. */
  take(bytes: number, keptKib = 0): Turn | undefined {
    const kib = Math.ceil(bytes / 1024);
    if (keptKib >= kib) return undefined;
    const bucket = bytes <= smallBytes ? this.#small : this.#large;
    const seconds = bucket.take(bytes, { now: this.#clock().getTime(), servers: this.#servers() });
    if (seconds === 0) return undefined;
    return seconds > mostWaitSeconds ? { seconds: mostWaitSeconds, kib: 0 } : { seconds, kib };
  }
}
