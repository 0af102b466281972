import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { zipTexts } from './zipTexts.ts';

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
