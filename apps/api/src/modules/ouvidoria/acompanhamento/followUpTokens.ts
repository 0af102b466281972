import { createHash, randomBytes } from 'node:crypto';

const idleMs = 15 * 60_000;
const totalMs = 30 * 60_000;
const mostOpen = 10_000;

interface Open {
  denunciaId: string;
  openedAt: number;
  usedAt: number;
}

/** The open follow-ups (SEG-11): in memory only, each bound to one report, 15 minutes idle and 30 in all. */
export class FollowUpTokens {
  // Kept as hashes, so that reading the memory of the process gives no usable token.
  readonly open = new Map<string, Open>();
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** A new token of 256 random bits for the report. */
  start(denunciaId: string): string {
    const now = this.#clock().getTime();
    this.#forgetOld(now);
    const token = randomBytes(32).toString('base64url');
    this.open.set(keyOf(token), { denunciaId, openedAt: now, usedAt: now });
    return token;
  }

  /** The report of a token that is still valid; using it restarts its idle time. */
  use(token: string): string | undefined {
    const now = this.#clock().getTime();
    const entry = this.open.get(keyOf(token));
    if (!entry || isOver(entry, now)) return undefined;
    entry.usedAt = now;
    return entry.denunciaId;
  }

  /** Ends a token, known or not. */
  end(token: string): void {
    this.open.delete(keyOf(token));
  }

  #forgetOld(now: number): void {
    for (const [key, entry] of this.open) {
      if (isOver(entry, now) || this.open.size >= mostOpen) this.open.delete(key);
    }
  }
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isOver = ({ openedAt, usedAt }: Open, now: number): boolean =>
  now - usedAt >= idleMs || now - openedAt >= totalMs;
