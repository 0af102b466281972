import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { seal, unseal } from '../sealed.ts';
import { deleteAberto, findAberto, insertAberto, updateAberto } from './aberto.sql.ts';

const idleMs = 15 * 60_000;
const totalMs = 30 * 60_000;
/** Turns of the follow-ups' deletion, each as long as their maximum, so that no row reveals its moment. */
const turns = 3;

interface Open {
  denunciaId: string;
  openedAt: number;
  usedAt: number;
}

/**
 * Open follow-ups (SEG-11), each bound to one report, 15 minutes idle and 30 in all. All servers of the
 * database share them. The database knows neither report nor moment of use: both are sealed under a key
 * derived from the token.
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
    // A running follow-up was opened in this turn or the previous one.
    await insertAberto(
      this.#db,
      { chave: placeOf(token), conteudo, vez: turnOf(now) },
      turnOf(now + totalMs),
    );
    return token;
  }

  /** Report of a valid token; its use restarts the idle time. */
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
