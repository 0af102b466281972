import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { seal, unseal } from '../sealed.ts';
import { deleteAberto, findAberto, insertAberto, updateAberto } from './aberto.sql.ts';

const idleMs = 15 * 60_000;
const totalMs = 30 * 60_000;
/** Follow-ups are forgotten in turns as long as they last at most, so that no row says when it was written. */
const turns = 3;

interface Open {
  denunciaId: string;
  openedAt: number;
  usedAt: number;
}

/**
 * The open follow-ups (SEG-11), each bound to one report, 15 minutes idle and 30 in all. Every server of the database knows them, and
 * the database knows of none which report it is about or when it was used: that is sealed under a key that only the token gives.
 */
export class FollowUpTokens {
  readonly #db: Db;
  readonly #clock: () => Date;

  constructor({ db, clock }: { db: Db; clock: () => Date }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** A new token of 256 random bits for the report. */
  async start(denunciaId: string): Promise<string> {
    const now = this.#now();
    const token = randomBytes(32).toString('base64url');
    const turnOf = (time: number): number => Math.floor(time / totalMs) % turns;
    const conteudo = close(token, { denunciaId, openedAt: now, usedAt: now });
    // One that is not over was opened in this turn or the one before.
    await insertAberto(
      this.#db,
      { chave: placeOf(token), conteudo, vez: turnOf(now) },
      turnOf(now + totalMs),
    );
    return token;
  }

  /** The report of a token that is still valid; using it restarts its idle time. */
  async use(token: string): Promise<string | undefined> {
    const now = this.#now();
    const found = await findAberto(this.#db, placeOf(token));
    const entry = found && open(token, found);
    if (!entry || isOver(entry, now)) return undefined;
    await updateAberto(this.#db, placeOf(token), close(token, { ...entry, usedAt: now }));
    return entry.denunciaId;
  }

  /** Ends a token, known or not. */
  async end(token: string): Promise<void> {
    await deleteAberto(this.#db, placeOf(token));
  }

  #now(): number {
    return this.#clock().getTime();
  }
}

const placeOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const keyOf = (token: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', token, new Uint8Array(), 'vidas/ouvidoria/acompanhamento', 32));
const labelOf = (token: string): string => `acompanhamento:${placeOf(token).toString('hex')}`;
const close = (token: string, entry: Open): Uint8Array => seal(keyOf(token), labelOf(token), entry);
const open = (token: string, sealed: Uint8Array): Open =>
  unseal(keyOf(token), labelOf(token), sealed) as Open;

const isOver = ({ openedAt, usedAt }: Open, now: number): boolean =>
  now - usedAt >= idleMs || now - openedAt >= totalMs;
