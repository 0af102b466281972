import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tomaLugar } from './lugar.ts';

const dir = mkdtempSync(join(tmpdir(), 'vidas-lugar-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('knows all servers of its folder that died, and none that lives', () => {
  const toma = () => tomaLugar(dir, join(dir, 'tmp'));
  const [um, dois, tres] = [toma(), toma(), toma()];
  expect([um, dois, tres].map(({ mortos }) => mortos)).toEqual([[], [], []]);
  um.release();
  tres.release();
  const volta = toma();
  expect(volta.mortos).toEqual([um.id, tres.id]);
  expect(volta.tmp).toBe(um.tmp);
  dois.release();
  const outro = toma();
  expect(outro.mortos).toEqual([dois.id, tres.id]);
  outro.release();
  volta.release();
});
