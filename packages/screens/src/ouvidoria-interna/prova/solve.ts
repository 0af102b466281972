import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { findSolucao, inicioDaProva } from '@vidas/api-client/ouvidoria/prova';

/**
 * Solves a challenge in a synchronous loop, to be run in a worker. The challenge is hashed once and each counter continues from
 * there; `crypto.subtle` would need HTTPS and one promise for each try.
 */
export const solve = (desafio: string): string | undefined => {
  const begun = sha256.create().update(utf8ToBytes(inicioDaProva(desafio)));
  return findSolucao(desafio, (solucao) => begun.clone().update(utf8ToBytes(solucao)).digest());
};
