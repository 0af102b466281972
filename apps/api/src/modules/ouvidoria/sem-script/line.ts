import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { seal, unseal } from '../sealed.ts';

const minute = 60_000;
/**
 * Forms of a place answered at once; then one every three seconds, so that filing, looking up and writing
 * never wait.
 */
const atOnce = 6;
const everyMs = 3_000;
/** Maximum interval between a page's requests; a page silent for this long leaves the line. */
const renewSeconds = 15;
const silentMs = 90_000;
/** Lifetime of an answer, for reloads. */
const answeredMs = minute;
const mostOfPlace = 200;
const mostBytes = 64 * 1_048_576;

/** A waiting form: token, and seconds until its page's next request. */
export interface Wait {
  token: string;
  seconds: number;
}

interface Entry {
  place: string;
  seenAt: number;
  /** Earliest moment, because of missing room. */
  from: number;
  keptKib: number;
  /** Form, later its answer, under a key derived from the token. */
  sealed: Uint8Array;
  answeredAt: number | undefined;
  /** Set while the form is being answered. */
  running: Promise<unknown> | undefined;
}

/** A form whose turn has come. */
export interface Called {
  form: unknown;
  keptKib: number;
}

/** State of a token: waiting, answered, or unknown. */
export type Asked =
  | { kind: 'wait'; wait: Wait }
  | { kind: 'answered'; answer: unknown }
  | { kind: 'unknown' };

const keyOf = (token: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', token, new Uint8Array(), 'vidas/ouvidoria/fila', 32));
const nameOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const close = (token: string, value: unknown): Uint8Array => seal(keyOf(token), 'fila', value);
const open = (token: string, sealed: Uint8Array): unknown => unseal(keyOf(token), 'fila', sealed);

/**
 * Forms sent without JavaScript that wait: one line per place, because they pay with time (SEG-9). In memory
 * alone, sealed under a token that only the sender's page has; lost with the process. A page that stops
 * asking leaves the line.
 */
export class Line {
  readonly entries = new Map<string, Entry>();
  /** Waiting forms of each place, in order. */
  readonly #lines = new Map<string, Set<Entry>>();
  /** Moment when each place has used its turns (GCRA); a moment in the past means free turns. */
  readonly places = new Map<string, number>();
  readonly #clock: () => Date;
  #bytes = 0;
  #tidiedAt = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** A form of this place may be answered at once; takes the turn. */
  goesNow(place: string): boolean {
    this.#leave();
    if (Math.floor(this.#turns(place)) < (this.#lines.get(place)?.size ?? 0) + 1) return false;
    this.#takeTurn(place);
    return true;
  }

  /** Puts a form at the end of its place's line; undefined when the line is full. */
  stand(place: string, form: unknown, turn: { seconds?: number; kib?: number } = {}): Wait | undefined {
    const token = randomBytes(32).toString('base64url');
    const sealed = close(token, form);
    const line = this.#lines.get(place) ?? new Set();
    if (line.size >= mostOfPlace || this.#bytes + sealed.length > mostBytes) return undefined;
    const now = this.#now();
    this.#bytes += sealed.length;
    const entry: Entry = {
      place,
      seenAt: now,
      from: now + (turn.seconds ?? 0) * 1000,
      keptKib: turn.kib ?? 0,
      sealed,
      answeredAt: undefined,
      running: undefined,
    };
    this.entries.set(nameOf(token), entry);
    this.#lines.set(place, line.add(entry));
    return { token, seconds: this.#secondsOf(entry) };
  }

  /**
   * Answers a token: runs `work` when its turn has come, once for simultaneous requests. `work` may return a
   * wait, which puts the form back into the line.
   */
  async ask<T>(
    token: string,
    work: (called: Called) => Promise<{ answer: T } | { again: { seconds: number; kib: number } }>,
  ): Promise<Asked> {
    this.#leave();
    const entry = this.entries.get(nameOf(token));
    if (!entry) return { kind: 'unknown' };
    entry.seenAt = this.#now();
    if (entry.answeredAt === undefined && !entry.running && this.#hasTurn(entry)) {
      this.#takeTurn(entry.place);
      entry.running = this.#run(token, entry, work).finally(() => {
        entry.running = undefined;
      });
    }
    await entry.running;
    if (entry.answeredAt !== undefined) return { kind: 'answered', answer: open(token, entry.sealed) };
    return { kind: 'wait', wait: { token, seconds: this.#secondsOf(entry) } };
  }

  async #run<T>(
    token: string,
    entry: Entry,
    work: (called: Called) => Promise<{ answer: T } | { again: { seconds: number; kib: number } }>,
  ): Promise<void> {
    const done = await work({ form: open(token, entry.sealed), keptKib: entry.keptKib });
    if ('again' in done) {
      entry.from = this.#now() + done.again.seconds * 1000;
      entry.keptKib = Math.max(entry.keptKib, done.again.kib);
      return;
    }
    this.#bytes -= entry.sealed.length;
    entry.sealed = close(token, done.answer);
    this.#bytes += entry.sealed.length;
    entry.answeredAt = this.#now();
    this.#leaveLine(entry);
  }

  #leaveLine(entry: Entry): void {
    const line = this.#lines.get(entry.place);
    line?.delete(entry);
    if (line?.size === 0) this.#lines.delete(entry.place);
  }

  #hasTurn(entry: Entry): boolean {
    return entry.from <= this.#now() && Math.floor(this.#turns(entry.place)) >= this.#placeInLine(entry);
  }

  /** Position in the line, from 1. */
  #placeInLine(entry: Entry): number {
    return [...(this.#lines.get(entry.place) ?? [])].indexOf(entry) + 1;
  }

  /** Seconds until its turn; earlier forms may leave. */
  #secondsOf(entry: Entry): number {
    const now = this.#now();
    const missing = this.#placeInLine(entry) - this.#turns(entry.place);
    return Math.max(1, Math.ceil(Math.max(missing * everyMs, entry.from - now) / 1000));
  }

  #turns(place: string): number {
    return (this.#now() - this.#usedUntil(place)) / everyMs;
  }

  #takeTurn(place: string): void {
    this.places.set(place, this.#usedUntil(place) + everyMs);
  }

  #usedUntil(place: string): number {
    return Math.max(this.places.get(place) ?? 0, this.#now() - atOnce * everyMs);
  }

  /** Drops silent pages, old answers and unused places. */
  #leave(): void {
    const now = this.#now();
    if (now - this.#tidiedAt < 1_000) return;
    this.#tidiedAt = now;
    for (const [name, entry] of this.entries) {
      const { seenAt, answeredAt, running, sealed } = entry;
      const isOver = answeredAt === undefined ? now - seenAt > silentMs : now - answeredAt > answeredMs;
      if (!isOver || running) continue;
      this.#bytes -= sealed.length;
      this.entries.delete(name);
      this.#leaveLine(entry);
    }
    for (const [place, usedUntil] of this.places)
      if (usedUntil <= now - atOnce * everyMs) this.places.delete(place);
  }

  #now(): number {
    return this.#clock().getTime();
  }
}

/** Seconds until a waiting page's next request. */
export const renewAfter = ({ seconds }: Wait): number => Math.min(seconds, renewSeconds);
