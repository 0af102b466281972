import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFiles } from './zipFiles.ts';

const bytes = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (at * 31) % 251);

it('holds each file as it came, under its name, however many there are', async () => {
  const zip = zipFiles();
  const names = Array.from({ length: 300 }, (_, at) => `declaração-${at}.pdf`);
  for (const [at, name] of names.entries()) zip.add(name, bytes(20_000 + at));
  const packed = new Uint8Array(await zip.end().arrayBuffer());
  const parts = unzipSync(packed);
  expect(Object.keys(parts)).toEqual(names);
  expect(Buffer.from(parts[names[299] ?? ''] ?? []).equals(Buffer.from(bytes(20_299)))).toBe(true);
  // As they are: the package is never smaller than what it holds.
  expect(packed.length).toBeGreaterThan(300 * 20_000);
});

it('is a package that opens also with nothing in it', async () => {
  expect(unzipSync(new Uint8Array(await zipFiles().end().arrayBuffer()))).toEqual({});
});
