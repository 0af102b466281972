import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDataDir } from './dataDir.ts';
import { StartError } from '../config/startError.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-pasta-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of another user: root gives one away, others use one of root's. */
const foreignFolder = (): string => {
  if (process.getuid?.() !== 0) return '/usr/lib';
  const dir = mkdtempSync(join(root, 'alheia-'));
  chownSync(dir, 12_345, 12_345);
  return dir;
};

describe('the data folder', () => {
  it('is made with those above it, for its owner alone', () => {
    const dir = join(root, 'um', 'dois');
    expect(openDataDir(dir).secrets).toBe(join(dir, 'secrets.json'));
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(openDataDir(dir).db).toBe(join(dir, 'db'));
  });

  it.each([
    ['a file in its place', () => join(root, 'arquivo'), 'é um arquivo ou passa por um'],
    ['a file on its way', () => join(root, 'arquivo', 'dentro', 'fundo'), 'é um arquivo ou passa por um'],
    ['a path where no folder can be made', () => '/proc/nada/fundo', 'não foi possível criar ou usar'],
    ['a folder of another user', foreignFolder, 'é de outro usuário do sistema'],
  ])('is refused in one sentence: %s', (_, path, text) => {
    writeFileSync(join(root, 'arquivo'), 'não é pasta');
    expect(() => openDataDir(path())).toThrow(StartError);
    expect(() => openDataDir(path())).toThrow(
      new RegExp(`^DATA_DIR: .*${text}.*aponte DATA_DIR para [^\n]*$`),
    );
  });
});
