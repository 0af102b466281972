import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepModules } from './walls-kept.ts';
import { readModule } from './walls-read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'kept', 'walls.json');
const source = { path: 'packages/ui/src/a.ts', text: "import { b } from './b.ts';\nexport const a = b;\n" };

const store = (maker = 'reader') => {
  const kept = keepModules(file(), maker);
  kept.read(source);
  kept.write();
};

it('gives what it kept as the parser gave it', () => {
  store();
  expect(keepModules(file(), 'reader').read(source)).toEqual(readModule(source));
});

it('reads anew what changed, and everything for another reader', () => {
  store();
  const kept = keepModules(file(), 'reader');
  expect(kept.read({ ...source, text: "import { c } from './c.ts';" }).imports[0]?.from).toBe('./c.ts');
  // A changed one is kept under the same path: this proves that the key counts, not only the path.
  writeFileSync(file(), JSON.stringify({ [source.path]: { key: 'old', module: {} } }));
  expect(keepModules(file(), 'reader').read(source)).toEqual(readModule(source));
});

it('begins anew with a broken file, and writes nothing that is there already', () => {
  store();
  writeFileSync(file(), '{');
  expect(keepModules(file(), 'reader').read(source)).toEqual(readModule(source));
  store();
  rmSync(file());
  keepModules(file(), 'reader').write();
  expect(existsSync(file())).toBe(false);
});
