import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { chaveFromBytes, normalizeChave } from '@vidas/api-client/ouvidoria/chave.rules.ts';
import { Gate } from '../prova/gate.ts';

// Cost from ASVS 5.0 appendix C; algorithm Argon2id and 16 bytes of salt are the library's defaults.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Makes and checks access keys (SEG-5, SEG-6). At most 4 hashes run at once and 32 wait; beyond that
 * `GateFull` is thrown.
 */
export class AccessKeys {
  readonly #pepper: Uint8Array;
  readonly #gate = new Gate({ atOnce: 4, queue: 32 });
  #dummy: Promise<string> | undefined;

  constructor(pepper: Uint8Array) {
    this.#pepper = pepper;
  }

  /** A new key, shown once, and its hash for storing. */
  async create(): Promise<{ chave: string; hash: string }> {
    const chave = chaveFromBytes(randomBytes(10));
    return { chave, hash: await this.#gate.run(() => hash(this.#peppered(chave), cost)) };
  }

  /**
   * The typed key is the stored one. Without a stored hash a dummy is checked, which takes as long, and the
   * answer is false.
   */
  async matches(stored: string | null | undefined, typed: string): Promise<boolean> {
    const against = stored ?? (await this.#dummyHash());
    const same = await this.#gate.run(() => verify(against, this.#peppered(typed)));
    return same && stored !== null && stored !== undefined;
  }

  /** Makes the dummy before the first lookup needs it. */
  async warmUp(): Promise<void> {
    await this.#dummyHash();
  }

  #dummyHash(): Promise<string> {
    this.#dummy ??= hash(randomBytes(32).toString('hex'), cost);
    return this.#dummy;
  }

  // Hex, because the library reads the bytes given to `verify` as UTF-8 and refuses most digests.
  #peppered(typed: string): string {
    return createHmac('sha256', this.#pepper).update(normalizeChave(typed)).digest('hex');
  }
}
