// @module-tag embedded
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { isEmImplantacao } from '../implantacao/implantacao.sql.ts';
import { prepare } from './prepare.ts';

vi.setConfig({ testTimeout: 120_000 });
const root = mkdtempSync(join(tmpdir(), 'vidas-partida-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const begins = async (dir: string, seed: 'none' | 'demo'): Promise<boolean> => {
  const { deps, close } = await prepare(
    loadConfig({ DATA_DIR: join(root, dir), SEED: seed, LOG_LEVEL: 'error' }),
  );
  try {
    return await isEmImplantacao(deps.db);
  } finally {
    await close();
  }
};

it('begins em implantação where the database is new, and still is after a restart (CAR-51)', async () => {
  expect(await begins('nova', 'none')).toBe(true);
  expect(await begins('nova', 'none')).toBe(true);
});

it('does not where the demonstration comes', async () => {
  expect(await begins('demo', 'demo')).toBe(false);
});
