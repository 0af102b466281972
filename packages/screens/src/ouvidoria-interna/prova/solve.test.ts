import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { leadingZeroBits, textoDaProva } from '@vidas/api-client/ouvidoria/prova';
import { solve } from './solve.ts';

const desafioDe = (b: number): string =>
  `${Buffer.from(JSON.stringify({ n: 'nonce', p: 'consulta', e: 1_900_000_000, b })).toString('base64url')}.assinatura`;

it.each([1, 8, 11])('solves a challenge of %i bits as the server computes it', (bits) => {
  const desafio = desafioDe(bits);
  const hash = createHash('sha256')
    .update(textoDaProva(desafio, solve(desafio) ?? ''))
    .digest();
  expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(bits);
});

it('has no solution for what is no challenge', () => {
  expect(solve('nada')).toBeUndefined();
});
