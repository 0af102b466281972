import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Desafio, leadingZeroBits, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova';
import type { Db } from '../../../db/database.ts';
import { findEpoca, gastaDesafio } from './desafio.sql.ts';

const purpose = 'consulta';
const lifeSeconds = 120;
/** Spent challenges are forgotten in turns of twice their life, so that no row says when it was written. */
const turnSeconds = 2 * lifeSeconds;
const turns = 3;

/** Issues challenges and accepts each solution once, whichever server of the database issued it (SEG-8). */
export class Challenges {
  readonly #db: Db;
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;

  constructor({ db, secret, clock }: { db: Db; secret: Uint8Array; clock: () => Date }) {
    this.#db = db;
    this.#secret = secret;
    this.#clock = clock;
  }

  /** A challenge that asks for `bits` leading zero bits, good for 120 seconds and one solution. */
  async issue(bits: number): Promise<string> {
    const payload: Desafio = {
      n: randomBytes(12).toString('base64url'),
      p: purpose,
      e: this.#seconds() + lifeSeconds,
      b: bits,
    };
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${text}.${(await this.#sign(text)).toString('base64url')}`;
  }

  /** True once for a challenge of ours, in time and with a solution; the call spends it. */
  async redeem(desafio: string, solucao: string): Promise<boolean> {
    const [text = '', signature = ''] = desafio.split('.');
    const payload = readDesafio(desafio);
    const given = Buffer.from(signature, 'base64url');
    const expected = await this.#sign(text);
    if (!payload || given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    if (payload.p !== purpose || payload.e <= this.#seconds() || !/^\d{1,16}$/.test(solucao)) return false;
    if (leadingZeroBits(createHash('sha256').update(textoDaProva(desafio, solucao)).digest()) < payload.b)
      return false;
    return this.#spend(payload);
  }

  // One that is in time ends in this turn or the next, so the turn before is over.
  #spend({ n, e }: Desafio): Promise<boolean> {
    const turnOf = (seconds: number): number => Math.floor(seconds / turnSeconds) % turns;
    return gastaDesafio(this.#db, Buffer.from(n, 'base64url'), {
      vez: turnOf(e),
      vencida: turnOf(this.#seconds() + (turns - 1) * turnSeconds),
    });
  }

  // 128 bits are plenty for two minutes and keep the hashed text within two blocks of SHA-256.
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
