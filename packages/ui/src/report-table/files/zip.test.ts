import { unzipSync, strFromU8 } from 'fflate';
import { expect, it, vi } from 'vitest';
import { zipFiles, zipTexts } from './zip.ts';

const files = [
  { name: 'utilizacao0201-202610.csv', text: '\uFEFFGuia;Nome\r\n1;Conceição\r\n' },
  { name: 'vazio.csv', text: '' },
  { name: 'longo.csv', text: 'uma linha comprida\r\n'.repeat(80_000) },
];
const bytesOf = async () => Buffer.from(await (await zipTexts(files)).arrayBuffer());

it('holds each text whole under its name', async () => {
  const parts = Object.entries(unzipSync(await bytesOf()));
  expect(parts.map(([name]) => name)).toEqual(files.map(({ name }) => name));
  for (const [index, [, part]] of parts.entries())
    expect(Buffer.from(part).equals(Buffer.from(files[index]?.text ?? '?'))).toBe(true);
  expect(strFromU8(parts[0]?.[1] ?? new Uint8Array())).toContain('Conceição');
});

it('is the same bytes at another time', async () => {
  vi.useFakeTimers({ now: new Date('2026-10-31T12:00:00Z'), toFake: ['Date'] });
  const first = await bytesOf();
  vi.setSystemTime(new Date('2031-01-01T12:00:00Z'));
  const second = await bytesOf();
  vi.useRealTimers();
  expect(second.equals(first)).toBe(true);
});

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
