import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSolucao, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova.rules.ts';
import { solve, type Solving } from './solve.ts';

const desafioDe = (b: number): string =>
  `${Buffer.from(JSON.stringify({ n: 'nonce', p: 'consulta', e: 1_900_000_000, b })).toString('base64url')}.assinatura`;

it.each([1, 8, 11])('solves a challenge of %i bits as the server computes it', (bits) => {
  const desafio = desafioDe(bits);
  const hashOf = (contador: string) => createHash('sha256').update(textoDaProva(desafio, contador)).digest();
  const task = readDesafio(desafio);
  expect(task && isSolucao(task, solve(desafio) ?? '', hashOf)).toBe(true);
});

it('says how far it is after each of 32 parts, and that nothing is left at the end', () => {
  const said: Solving[] = [];
  solve(desafioDe(8), (solving) => said.push(solving));
  expect(said.map(({ done }) => done * 32)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  expect(said.at(-1)?.seconds).toBe(0);
  expect(said[0]?.seconds).toBeGreaterThan(0);
});

it('has no solution for what is no challenge', () => {
  expect(solve('nada')).toBeUndefined();
});
