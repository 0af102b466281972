// @module-tag embedded
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('no machine code of the embedded database is freed while it runs', async () => {
  const fixture = fileURLToPath(new URL('wasmCode.fixture.ts', import.meta.url));
  const flags = ['--no-warnings', '--trace-wasm-code-gc'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, fixture]);
  expect(stdout).toBe('aberto e fechado\n');
});
