import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { leadingZeroBits } from '@vidas/api-client/ouvidoria/prova';

/**
 * The counter that makes `sha256(desafio:counter)` start with `bits` zero bits, searched in a synchronous loop: for a worker.
 * `crypto.subtle` would need a secure page and one promise a try.
 */
export const solve = (desafio: string, bits: number): string => {
  const prefix = sha256.create().update(utf8ToBytes(`${desafio}:`));
  for (let counter = 0; ; counter += 1) {
    const solucao = String(counter);
    if (leadingZeroBits(prefix.clone().update(utf8ToBytes(solucao)).digest()) >= bits) return solucao;
  }
};
