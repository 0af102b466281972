import { createHash } from 'node:crypto';
import { findSolucao, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova';
import { expect, test } from 'vitest';
import { Challenges } from './challenge.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const solve = (desafio: string): string =>
  findSolucao(desafio, (solucao) => sha256(textoDaProva(desafio, solucao))) ?? '';
const start = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('a solution opens once', () => {
  const challenges = new Challenges(() => start);
  const desafio = challenges.issue(6);
  const solucao = solve(desafio);
  expect(challenges.redeem(desafio, solucao)).toBe(true);
  expect(challenges.redeem(desafio, solucao)).toBe(false);
});

test('a solution that comes after 120 seconds is refused', () => {
  let now = start;
  const challenges = new Challenges(() => now);
  const [early, late] = [challenges.issue(4), challenges.issue(4)];
  now = at(119);
  expect(challenges.redeem(early, solve(early))).toBe(true);
  now = at(120);
  expect(challenges.redeem(late, solve(late))).toBe(false);
});

test('a wrong counter is refused and does not spend the challenge', () => {
  const challenges = new Challenges(() => start);
  const desafio = challenges.issue(12);
  const solucao = solve(desafio);
  const wrong = String(Number(solucao) + 1);
  expect(challenges.redeem(desafio, wrong)).toBe(false);
  for (const text of ['', '-1', '1e3', ` ${solucao}`, `${solucao} `, '9'.repeat(17)])
    expect(challenges.redeem(desafio, text)).toBe(false);
  expect(challenges.redeem(desafio, solucao)).toBe(true);
});

test('nobody can make the challenge easier, longer or for another purpose', () => {
  const challenges = new Challenges(() => start);
  const desafio = challenges.issue(20);
  const [, signature] = desafio.split('.');
  const payload = readDesafio(desafio);
  for (const change of [{ b: 1 }, { e: 4_000_000_000, b: 1 }, { p: 'outra', b: 1 }]) {
    const forged = `${Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url')}.${signature}`;
    expect(challenges.redeem(forged, solve(forged))).toBe(false);
  }
});

test.each(['', '.', 'a.b', 'a.b.c', '{}', 'e30.e30', `${'A'.repeat(500)}.`])(
  '%j is no challenge of ours',
  (text) => {
    expect(new Challenges(() => start).redeem(text, '1')).toBe(false);
  },
);

test('after a restart no older challenge counts, so nothing spent before can be spent again', () => {
  const desafio = new Challenges(() => start).issue(4);
  expect(new Challenges(() => start).redeem(desafio, solve(desafio))).toBe(false);
});

test('the text to be hashed fits two blocks of SHA-256 (119 bytes)', () => {
  expect(`${new Challenges(() => start).issue(22)}:12345678`.length).toBeLessThanOrEqual(119);
});

test('spent challenges are forgotten when they could no longer be used anyway', () => {
  let now = start;
  const challenges = new Challenges(() => now);
  for (let minute = 0; minute < 10; minute += 1) {
    now = at(minute * 200);
    const desafio = challenges.issue(0);
    expect(challenges.redeem(desafio, '0')).toBe(true);
    expect(challenges.redeem(desafio, '0')).toBe(false);
  }
});
