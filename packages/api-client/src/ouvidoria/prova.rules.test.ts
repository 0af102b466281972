import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSolucao, isSolucao, leadingZeroBits, readDesafio, textoDaProva } from './prova.rules.ts';

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
  challenge({ n: 'a', p: 'c', e: 1, b: 1, d: '2' }),
])('%j is no challenge', (text) => {
  expect(readDesafio(text)).toBeUndefined();
});

test('the first 32 counters that reach their bits are the solution, and each is told when it is found', () => {
  const hashOf = (contador: string) => sha256(textoDaProva(easy, contador));
  const told: number[][] = [];
  const solucao = findSolucao(easy, hashOf, (...part) => told.push(part)) ?? '';
  const found = solucao.split(',').map(Number);
  expect(found).toHaveLength(32);
  for (let counter = 0; counter <= Math.max(...found); counter += 1)
    expect(leadingZeroBits(hashOf(String(counter))) >= 5).toBe(found.includes(counter));
  expect(told).toEqual(found.map((counter, index) => [index + 1, counter + 1]));
});

test('a solution is 32 different counters in order, each with its bits', () => {
  const hashOf = (contador: string) => sha256(textoDaProva(easy, contador));
  const task = readDesafio(easy);
  const solucao = findSolucao(easy, hashOf) ?? '';
  const [first = '', ...rest] = solucao.split(',');
  const isGood = (...contadores: string[]) => task && isSolucao(task, contadores.join(','), hashOf);
  expect(isGood(first, ...rest)).toBe(true);
  expect(isGood(...rest)).toBe(false);
  expect(isGood(first, first, ...rest.slice(1))).toBe(false);
  expect(isGood(...rest.toReversed(), first)).toBe(false);
  expect(isGood(`0${first}`, ...rest)).toBe(false);
  expect(isGood(first, ...rest.slice(0, -1), String(Number(rest.at(-1)) + 1))).toBe(
    leadingZeroBits(hashOf(String(Number(rest.at(-1)) + 1))) >= 5,
  );
});

test('what is no challenge has no solution', () => {
  expect(findSolucao('x', sha256)).toBeUndefined();
});
