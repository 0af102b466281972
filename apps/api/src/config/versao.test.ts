import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { versaoEm } from './versao.ts';

it('is the version of the project with the commit that the build left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'versao-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
    expect(versaoEm(folder)).toBe('1.2.3, sem commit');
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'commit.txt'), '');
    expect(versaoEm(folder)).toBe('1.2.3, sem commit');
    writeFileSync(join(folder, 'dist', 'commit.txt'), '1a2b3c4d5\n');
    expect(versaoEm(folder)).toBe('1.2.3, commit 1a2b3c4d5');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
