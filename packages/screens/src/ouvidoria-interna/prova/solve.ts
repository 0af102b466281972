import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  findSolucao,
  inicioDaProva,
  partesDaProva,
  readDesafio,
  tentativasDaParte,
} from '@vidas/api-client/ouvidoria/prova.rules.ts';

/** Progress of the work, and an estimate of the remaining time on this device. */
export interface Solving {
  /** From 0 to 1. */
  readonly done: number;
  readonly seconds: number;
}

/**
 * Solves a challenge in a synchronous loop, for a worker. The challenge is hashed once and each counter continues from there, always in the
 * same memory. `crypto.subtle` would need HTTPS and one promise per attempt. `onSolving` is called after each part.
 */
export const solve = (desafio: string, onSolving?: (solving: Solving) => void): string | undefined => {
  const task = readDesafio(desafio);
  const begun = sha256.create().update(utf8ToBytes(inicioDaProva(desafio)));
  const hash = begun.clone();
  const digest = new Uint8Array(begun.outputLen);
  const hashOf = (contador: string): Uint8Array => {
    begun._cloneInto(hash).update(utf8ToBytes(contador)).digestInto(digest);
    return digest;
  };
  const start = performance.now();
  return findSolucao(desafio, hashOf, (found, tried) => {
    if (!onSolving || !task) return;
    const perHash = (performance.now() - start) / tried / 1000;
    onSolving({
      done: found / partesDaProva,
      seconds: (partesDaProva - found) * tentativasDaParte(task) * perHash,
    });
  });
};
