import { randomBytes } from 'node:crypto';
import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { AccessKeys } from './accessKeys.ts';
import { GateFull } from '../prova/gate.ts';

const keys = new AccessKeys(randomBytes(32));

test('a key opens its own hash and no other', async () => {
  const [mine, other] = await Promise.all([keys.create(), keys.create()]);
  expect(mine.chave).not.toBe(other.chave);
  expect(await keys.matches(mine.hash, mine.chave)).toBe(true);
  expect(await keys.matches(mine.hash, mine.chave.toLowerCase().replaceAll('-', ' '))).toBe(true);
  expect(await keys.matches(mine.hash, other.chave)).toBe(false);
  expect(await keys.matches(mine.hash, '')).toBe(false);
});

test('where nothing is stored no key opens', async () => {
  const { chave } = await keys.create();
  expect(await keys.matches(undefined, chave)).toBe(false);
  expect(await keys.matches(null, '')).toBe(false);
});

test('the hash is Argon2id with the cost of ASVS appendix C and says nothing without the pepper', async () => {
  const { chave, hash } = await keys.create();
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, saltLen: 16 });
  expect(await new AccessKeys(randomBytes(32)).matches(hash, chave)).toBe(false);
});

test('36 checks find room at once, the 37th is turned away', async () => {
  await keys.warmUp();
  const checks = Array.from({ length: 37 }, () =>
    keys.matches(undefined, 'x').catch((error: unknown) => error),
  );
  const outcomes = await Promise.all(checks);
  expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(36);
  expect(outcomes.at(-1)).toBeInstanceOf(GateFull);
});
