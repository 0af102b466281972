import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { findSolucao, inicioDaProva } from '@vidas/api-client/ouvidoria/prova';

/**
 * Solves a challenge in a synchronous loop: for a worker. The challenge itself is hashed once, each counter on top of it;
 * `crypto.subtle` would need a secure page and one promise a try.
 */
export const solve = (desafio: string): string | undefined => {
  const begun = sha256.create().update(utf8ToBytes(inicioDaProva(desafio)));
  return findSolucao(desafio, (solucao) => begun.clone().update(utf8ToBytes(solucao)).digest());
};
