import { expect, test, vi } from 'vitest';
import { hashFile } from './hashFile.ts';

const quiet = () => undefined;

test('a large file gets the sum that the browser itself gives', async () => {
  const bytes = Uint8Array.from({ length: 2 ** 20 }, (_, index) => (index * 31) % 251);
  const file = new File(
    Array.from({ length: 40 }, () => bytes),
    'grande.cnx',
  );
  const own = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const onProgress = vi.fn<(fraction: number) => void>();
  const sum = await hashFile(file, { signal: new AbortController().signal, onProgress });
  expect(sum).toBe(Array.from(own, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  const fractions = onProgress.mock.calls.map(([fraction]) => fraction);
  expect(fractions.length).toBeGreaterThan(0);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
});

test('stopping ends the work', async () => {
  const stop = new AbortController();
  const sum = hashFile(new File(['x'], 'x.pdf'), { signal: stop.signal, onProgress: quiet });
  stop.abort(new Error('cancelado'));
  await expect(sum).rejects.toThrow('cancelado');
});
