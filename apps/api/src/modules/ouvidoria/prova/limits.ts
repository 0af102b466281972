import { Recent } from './recent.ts';

const minute = 60_000;
const hour = 60 * minute;
const everybody = 'all';

/** Bits of the proof of work in calm times: about half a second of a browser. */
export const calmBits = 18;
/** The most bits ever asked: some seconds of a browser, a minute of a cheap telephone. */
export const mostBits = 22;
const holdBitsMs = 10 * minute;

const failuresOfSource = 5;
const failuresOfProtocol = 10;
const filingsOfSource = 5;
const filingsOfAll = 60;
const unprovenOfAll = 6;
const messagesOfReport = 10;
const messagesOfAll = 120;
/** The browser gives up after 60 s; the longest hold must end before that, or the reporter would be locked out. */
const longestHoldMs = 50_000;

/** A raised hardness of the proof of work and how long it lasts, after many refused lookups. */
export interface ProofFloor {
  bits: number;
  until: Date;
}

/**
 * All limits of the public calls (SEG-9). They live in this process alone, because no table may say who asked for what or when
 * (decision 0020): a source is the rotating HMAC that `servePublic` gives, a protocol counts the same whether it exists or not, and
 * nothing is ever locked for good. What everybody together may do is shared out among the servers that are up; a place is always sent to
 * the same one.
 */
export class Limits {
  readonly sourceFailures = new Recent({ windowMs: 10 * minute, keep: failuresOfSource });
  readonly protocolFailures = new Recent({ windowMs: hour, keep: failuresOfProtocol + 16 });
  readonly failures = new Recent({ windowMs: minute, keep: 1_000 });
  readonly sourceFilings = new Recent({ windowMs: hour, keep: filingsOfSource });
  readonly filings = new Recent({ windowMs: hour, keep: filingsOfAll });
  readonly reportMessages = new Recent({ windowMs: hour, keep: messagesOfReport });
  readonly messages = new Recent({ windowMs: hour, keep: messagesOfAll });
  readonly unproven = new Recent({ windowMs: minute, keep: unprovenOfAll });
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
    /** How many servers share what everybody together may do. */
    servers?: (() => number) | undefined;
  }) {
    this.#clock = clock;
    this.#calmBits = bits;
    this.#servers = servers;
  }

  /** Takes over a hardness that another server found, or this one before it was started again. */
  raise(floor: ProofFloor | undefined): void {
    if (!floor || floor.until <= this.#clock()) return;
    const own = this.floor.until > this.#clock() ? this.floor : floor;
    this.floor = {
      bits: Math.max(own.bits, floor.bits),
      until: own.until > floor.until ? own.until : floor.until,
    };
  }

  /** Bits that the next challenge asks for. */
  bits(): number {
    return Math.max(this.#calmBits, this.floor.until > this.#clock() ? this.floor.bits : 0);
  }

  /** Seconds the source has to wait before it may look something up; 0 when it may. */
  lookupWait(source: string): number {
    return waitOf(this.sourceFailures, source, failuresOfSource, this.#now());
  }

  /** Milliseconds by which an answer about this protocol is held back: 1 s, doubling, whatever the answer is. */
  holdMs(protocolo: string): number {
    const beyond = this.protocolFailures.count(protocolo, this.#now()) - this.#share(failuresOfProtocol);
    return beyond < 0 ? 0 : Math.min(1000 * 2 ** beyond, longestHoldMs);
  }

  /** Counts a lookup before its outcome is known, so that simultaneous ones are counted too. */
  lookupStarts(source: string, protocolo: string): void {
    this.sourceFailures.add(source, this.#now());
    this.protocolFailures.add(protocolo, this.#now());
  }

  /** Takes the count back, because the key was right. */
  lookupSucceeded(source: string, protocolo: string): void {
    this.sourceFailures.takeBack(source);
    this.protocolFailures.takeBack(protocolo);
  }

  /** Counts a refused lookup of anybody; returns the new floor of the proof of work when it was raised or prolonged. */
  lookupFailed(): ProofFloor | undefined {
    const now = this.#now();
    const inMinute = this.failures.add(everybody, now) * this.#servers();
    if (inMinute < 60) return undefined;
    const bits = Math.min(mostBits, this.#calmBits + 1 + Math.floor(Math.log2(inMinute / 60)));
    const isHard = this.floor.until.getTime() > now;
    const wanted = isHard ? Math.max(bits, this.floor.bits) : bits;
    // A floor that still has nine of its ten minutes is not written again.
    if (isHard && wanted === this.floor.bits && this.floor.until.getTime() - now > holdBitsMs - minute)
      return undefined;
    this.floor = { bits: wanted, until: new Date(now + holdBitsMs) };
    return this.floor;
  }

  /** Counts a report about to be filed; seconds to wait when there were too many, 0 when it may be filed. */
  filingWait(source: string): number {
    const now = this.#now();
    const wait = Math.max(
      waitOf(this.sourceFilings, source, filingsOfSource, now),
      waitOf(this.filings, everybody, this.#share(filingsOfAll), now),
    );
    if (wait > 0) return wait;
    this.sourceFilings.add(source, now);
    this.filings.add(everybody, now);
    return 0;
  }

  /** Counts a message about to be written by a reporter; seconds to wait when there were too many, 0 when it may be written. */
  messageWait(denunciaId: string): number {
    const now = this.#now();
    const wait = Math.max(
      waitOf(this.reportMessages, denunciaId, messagesOfReport, now),
      waitOf(this.messages, everybody, this.#share(messagesOfAll), now),
    );
    if (wait > 0) return wait;
    this.reportMessages.add(denunciaId, now);
    this.messages.add(everybody, now);
    return 0;
  }

  /** Takes one of the six lookups a minute without proof of work (for pages without JavaScript); false when none is left. */
  takeUnproven(): boolean {
    const now = this.#now();
    if (this.unproven.count(everybody, now) >= this.#share(unprovenOfAll)) return false;
    this.unproven.add(everybody, now);
    return true;
  }

  /** This server's part of what all of them together allow, never nothing. */
  #share(most: number): number {
    return Math.max(1, Math.floor(most / this.#servers()));
  }

  #now(): number {
    return this.#clock().getTime();
  }
}

const waitOf = (recent: Recent, key: string, most: number, now: number): number =>
  recent.count(key, now) < most ? 0 : Math.max(1, Math.ceil(recent.freeInMs(key, now) / 1000));
