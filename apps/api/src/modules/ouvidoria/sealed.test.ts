import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const key = randomBytes(32);
const report = { detalhamento: 'Ação às 14h, “aspas”, \u0000 e 🙂', tipo: null };

test('what was sealed is read back with the same key and place', () => {
  expect(unseal(key, 'denuncia:1', seal(key, 'denuncia:1', report))).toEqual(report);
});

test('a sealed text moved to another row, read with another key or changed by one bit is refused', () => {
  const sealed = seal(key, 'denuncia:1', report);
  expect(() => unseal(key, 'denuncia:2', sealed)).toThrow();
  expect(() => unseal(randomBytes(32), 'denuncia:1', sealed)).toThrow();
  for (const at of [0, 1, 20, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(() => unseal(key, 'denuncia:1', changed)).toThrow();
  }
});

test('the same text never looks the same, and its length does not tell how much was written', () => {
  const [first, second] = [seal(key, 'a', report), seal(key, 'a', report)];
  expect(Buffer.from(first).equals(second)).toBe(false);
  expect(seal(key, 'a', '').length).toBe(seal(key, 'a', 'x'.repeat(1000)).length);
  expect(seal(key, 'a', 'x'.repeat(1100)).length).toBe(first.length + 1024);
});

test('no piece of the text stays readable', () => {
  const sealed = Buffer.from(seal(key, 'a', { text: 'MARCA-SECRETA' }));
  expect(sealed.includes('MARCA')).toBe(false);
});
