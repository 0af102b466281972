import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Desafio, leadingZeroBits, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova';

const purpose = 'consulta';
const lifeSeconds = 120;
const mostSpent = 50_000;

/** Issues challenges and accepts each solution once (SEG-8). */
export class Challenges {
  // Made anew at every start: a restart forgets the spent nonces, so older challenges must not be valid any more.
  readonly #key = randomBytes(32);
  readonly #spent = new Map<string, number>();
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** A challenge that asks for `bits` leading zero bits, good for 120 seconds and one solution. */
  issue(bits: number): string {
    const payload: Desafio = {
      n: randomBytes(12).toString('base64url'),
      p: purpose,
      e: this.#seconds() + lifeSeconds,
      b: bits,
    };
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${text}.${this.#sign(text).toString('base64url')}`;
  }

  /** True once for a challenge of ours, in time and with a solution; the call spends it. */
  redeem(desafio: string, solucao: string): boolean {
    const [text = '', signature = ''] = desafio.split('.');
    const payload = readDesafio(desafio);
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(text);
    if (!payload || given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    if (payload.p !== purpose || payload.e <= this.#seconds() || !/^\d{1,16}$/.test(solucao)) return false;
    if (leadingZeroBits(createHash('sha256').update(textoDaProva(desafio, solucao)).digest()) < payload.b)
      return false;
    return this.#spend(payload);
  }

  #spend({ n, e }: Desafio): boolean {
    const now = this.#seconds();
    for (const [nonce, end] of this.#spent) {
      if (end > now) break;
      this.#spent.delete(nonce);
    }
    if (this.#spent.has(n) || this.#spent.size >= mostSpent) return false;
    this.#spent.set(n, e);
    return true;
  }

  // 128 bits are plenty for two minutes and keep the hashed text within two blocks of SHA-256.
  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, 16);
  }

  #seconds(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }
}
