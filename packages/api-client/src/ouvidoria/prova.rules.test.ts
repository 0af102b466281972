import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSolucao, leadingZeroBits, readDesafio, textoDaProva } from './prova.rules.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const challenge = (payload: unknown): string =>
  `${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbg`;
const easy = challenge({ n: 'abc', p: 'consulta', e: 1_800_000_000, b: 10 });

test.each([
  [[], 0],
  [[0xff], 0],
  [[0x7f], 1],
  [[0x01], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x00, 0x20], 18],
  [[0x00, 0x00, 0x3f], 18],
  [[0x00, 0x00, 0x40], 17],
  [[0x00, 0x00], 16],
])('%j starts with %i zero bits', (bytes, zeros) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(zeros);
});

test('a challenge is read without its signature being checked', () => {
  expect(readDesafio(easy)).toEqual({ n: 'abc', p: 'consulta', e: 1_800_000_000, b: 10 });
});

test('base64url symbols are read', () => {
  const desafio = challenge({ n: '>>>???~~~', p: 'ÿ?', e: 1, b: 1 });
  expect(desafio).toMatch(/[-_]/);
  expect(readDesafio(desafio)?.n).toBe('>>>???~~~');
});

test.each([
  '',
  '.',
  'a',
  'a.b.c',
  '!!!.x',
  challenge(null),
  challenge([]),
  challenge('x'),
  challenge({ n: 'a', p: 'c', e: 1 }),
  challenge({ n: 1, p: 'c', e: 1, b: 1 }),
  challenge({ n: 'a', p: 'c', e: 1, b: 1.5 }),
])('%j is no challenge', (text) => {
  expect(readDesafio(text)).toBeUndefined();
});

test('the first counter that reaches the bits is the solution', () => {
  const hashOf = (solucao: string) => sha256(textoDaProva(easy, solucao));
  const solution = Number(findSolucao(easy, hashOf));
  const bitsOf = (counter: number) => leadingZeroBits(hashOf(String(counter)));
  expect(bitsOf(solution)).toBeGreaterThanOrEqual(10);
  for (let counter = 0; counter < solution; counter += 1) expect(bitsOf(counter)).toBeLessThan(10);
});

test('what is no challenge has no solution', () => {
  expect(findSolucao('x', sha256)).toBeUndefined();
});
