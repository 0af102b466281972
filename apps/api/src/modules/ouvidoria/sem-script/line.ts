import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { seal, unseal } from '../sealed.ts';

const minute = 60_000;
/** So many forms of a place go at once, and then one each three seconds: somebody who files, looks up and writes never waits. */
const atOnce = 6;
const everyMs = 3_000;
/** The page asks again at least as often; who has not asked for this long has left the line. */
const renewSeconds = 15;
const silentMs = 90_000;
/** An answer stays for who loads it again. */
const answeredMs = minute;
const mostOfPlace = 200;
const mostBytes = 64 * 1_048_576;

/** Somebody waits, and asks again with this token in so many seconds. */
export interface Wait {
  token: string;
  seconds: number;
}

interface Entry {
  place: string;
  seenAt: number;
  /** Not before this moment, for want of room. */
  from: number;
  keptKib: number;
  /** The form, and when it was answered the answer, under a key that only the token gives. */
  sealed: Uint8Array;
  answeredAt: number | undefined;
  /** While it is being answered. */
  running: Promise<unknown> | undefined;
}

/** The form of somebody whose turn has come. */
export interface Called {
  form: unknown;
  keptKib: number;
}

/** The state of a token: it waits, it was answered, or nobody knows it (any more). */
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
 * The forms that were sent without JavaScript and wait: one line a place, because time is what they pay with (SEG-9). In memory alone, sealed under a
 * token that only the page of the sender has; it ends with the process. Whoever does not ask again leaves the line.
 */
export class Line {
  readonly entries = new Map<string, Entry>();
  /** Those of each place that wait, in order. */
  readonly #lines = new Map<string, Set<Entry>>();
  /** When each place has used up its turns, as in GCRA: one that is behind now has turns left. */
  readonly places = new Map<string, number>();
  readonly #clock: () => Date;
  #bytes = 0;
  #tidiedAt = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** True when a form of this place may go now, before anybody else of it; it has taken its turn then. */
  goesNow(place: string): boolean {
    this.#leave();
    if (Math.floor(this.#turns(place)) < (this.#lines.get(place)?.size ?? 0) + 1) return false;
    this.#takeTurn(place);
    return true;
  }

  /** Puts a form at the end of the line of its place; undefined when the line is full. */
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
   * Answers who asks with a token: when its turn has come with `work`, once for all who ask at the same moment. `work` may send the form back into
   * the line by returning when to come again.
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

  /** 1 for who is next. */
  #placeInLine(entry: Entry): number {
    return [...(this.#lines.get(entry.place) ?? [])].indexOf(entry) + 1;
  }

  /** Seconds until its turn as things are; those before it may leave. */
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

  /** Forgets who has not asked for long, what was answered some time ago, and places without use. */
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

/** After how many seconds the page of who waits asks again. */
export const renewAfter = ({ seconds }: Wait): number => Math.min(seconds, renewSeconds);
