import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type Desafio,
  isSolucao,
  readDesafio,
  textoDaProva,
} from '@vidas/api-client/ouvidoria/prova.rules.ts';
import type { Db } from '../../../db/database.ts';
import { findEpoca, gastaDesafio } from './desafio.sql.ts';

/** Call of a challenge; other calls refuse it. */
export type Purpose = 'consulta' | 'denuncia' | 'mensagem';

const lifeSeconds = 120;
/**
 * Spent challenges are deleted in turns, so that no row reveals its moment. A challenge ends in the turn of
 * its issue or the next.
 */
const turnSeconds = 1_200;
const turns = 3;
/** Longest wait that a challenge may hold: it must end within one turn of the spent ones. */
export const mostWaitSeconds = turnSeconds - 2 * lifeSeconds;

/** Issues challenges and accepts each solution once, on any server of the database (SEG-8). */
export class Challenges {
  readonly #db: Db;
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;

  constructor({ db, secret, clock }: { db: Db; secret: Uint8Array; clock: () => Date }) {
    this.#db = db;
    this.#secret = secret;
    this.#clock = clock;
  }

  /** A challenge of `bits` bits of work, valid for 120 seconds and one solution. */
  issue(purpose: Purpose, bits: number): Promise<string> {
    return this.#issue({ p: purpose, e: this.#seconds() + lifeSeconds, b: bits });
  }

  /**
   * A turn in the line: a challenge without work, valid after that many seconds, for 120 seconds and once.
   * `kib` are reserved for it.
   */
  issueTurn(purpose: Purpose, { seconds, kib }: { seconds: number; kib: number }): Promise<string> {
    const from = this.#seconds() + Math.min(seconds, mostWaitSeconds);
    return this.#issue({ p: purpose, e: from + lifeSeconds, b: 0, d: from, t: kib });
  }

  /**
   * Content of a challenge that is ours, for this call, in time, solved and unspent; the call spends it.
   * Undefined otherwise.
   */
  async redeem(
    purpose: Purpose,
    { desafio, solucao }: { desafio: string; solucao: string },
  ): Promise<Desafio | undefined> {
    const [text = '', signature = ''] = desafio.split('.');
    const task = readDesafio(desafio);
    const given = Buffer.from(signature, 'base64url');
    const expected = await this.#sign(text);
    if (!task || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const { p, e, d = 0 } = task;
    if (p !== purpose || e <= this.#seconds() || d > this.#seconds()) return undefined;
    const hashOf = (contador: string): Buffer =>
      createHash('sha256').update(textoDaProva(desafio, contador)).digest();
    if (!isSolucao(task, solucao, hashOf)) return undefined;
    return (await this.#spend(task)) ? task : undefined;
  }

  async #issue(given: Omit<Desafio, 'n'>): Promise<string> {
    const payload: Desafio = { n: randomBytes(12).toString('base64url'), ...given };
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${text}.${(await this.#sign(text)).toString('base64url')}`;
  }

  // A valid challenge ends in this turn or the next, so the previous turn is over.
  #spend({ n, e }: Desafio): Promise<boolean> {
    const turnOf = (seconds: number): number => Math.floor(seconds / turnSeconds) % turns;
    return gastaDesafio(this.#db, Buffer.from(n, 'base64url'), {
      vez: turnOf(e),
      vencida: turnOf(this.#seconds() + (turns - 1) * turnSeconds),
    });
  }

  // 128 bits suffice for minutes and keep the hashed text within two blocks of SHA-256.
  async #sign(text: string): Promise<Buffer> {
    const epoca = await findEpoca(this.#db, randomBytes(32));
    return createHmac('sha256', this.#secret)
      .update('vidas/ouvidoria/desafio')
      .update(epoca)
      .update(text)
      .digest()
      .subarray(0, 16);
  }

  #seconds(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }
}
