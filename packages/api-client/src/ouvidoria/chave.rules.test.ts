import { expect, test } from 'vitest';
import {
  chaveFromBytes,
  chaveProblem,
  finalDaChave,
  formatChave,
  normalizeChave,
  simbolosDaChave,
} from './chave.rules.ts';

const bytes = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 10 }, (_, index) => (seed * 73 + index * 41 + index * index * 7) % 256);
const keys = Array.from({ length: 40 }, (_, seed) => chaveFromBytes(bytes(seed)));

test('a key has four groups of four symbols of the alphabet and is accepted', () => {
  for (const key of keys) {
    expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(chaveProblem(key)).toBeUndefined();
  }
});

test('every one of the 75 random bits changes the key', () => {
  const base = chaveFromBytes(new Uint8Array(10));
  const seen = new Set([base]);
  for (let bit = 0; bit < 75; bit += 1) {
    const changed = new Uint8Array(10);
    changed[bit >> 3] = 0x80 >> (bit & 7);
    seen.add(chaveFromBytes(changed));
  }
  expect(seen.size).toBe(76);
});

test('too few random bytes make no key', () => {
  expect(() => chaveFromBytes(new Uint8Array(9))).toThrow(RangeError);
});

test('every single wrong symbol is noticed', () => {
  for (const key of keys) {
    const bare = normalizeChave(key);
    for (let at = 0; at < 16; at += 1) {
      for (const symbol of simbolosDaChave) {
        if (symbol === bare[at]) continue;
        expect(chaveProblem(bare.slice(0, at) + symbol + bare.slice(at + 1))).toMatch(/engano/);
      }
    }
  }
});

test('every swap of two different symbols is noticed', () => {
  for (const key of keys) {
    const bare = [...normalizeChave(key)];
    for (let a = 0; a < 16; a += 1) {
      for (let b = a + 1; b < 16; b += 1) {
        if (bare[a] === bare[b]) continue;
        const swapped = bare.with(a, bare[b] ?? '').with(b, bare[a] ?? '');
        expect(chaveProblem(swapped.join(''))).toMatch(/engano/);
      }
    }
  }
});

test.each([
  ['k7qd 3xvn 9mrt 5hwe', 'K7QD3XVN9MRT5HWE'],
  ['K7QD–3XVN—9MRT_5HWE', 'K7QD3XVN9MRT5HWE'],
  [' o0Oo.iIlL ', '00001111'],
  ['', ''],
])('%j is read as %j', (typed, bare) => {
  expect(normalizeChave(typed)).toBe(bare);
});

test.each([
  ['', /Digite a chave/],
  [' - - ', /Digite a chave/],
  ['K7QD-3XVN', /16 letras e números; você digitou 8/],
  ['K7QD-3XVN-9MRT-5HWEE', /você digitou 17/],
  ['U7QD-3XVN-9MRT-5HWE', /símbolo “U”/],
  ['ç7QD-3XVN-9MRT-5HWE', /símbolo “Ç”/],
])('%j cannot be sent', (typed, problem) => {
  expect(chaveProblem(typed)).toMatch(problem);
});

test('a key typed carelessly is still the same key', () => {
  const key = chaveFromBytes(Uint8Array.from([8, 1, 0, 33, 9, 0, 64, 7, 2, 1]));
  const careless = key.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ');
  expect(careless).not.toBe(key);
  expect(chaveProblem(careless)).toBeUndefined();
  expect(formatChave(normalizeChave(careless))).toBe(key);
  expect(finalDaChave(careless)).toBe(key.slice(-4));
});
