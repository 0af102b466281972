import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTransformed } from './kept-transform.ts';

let folder = '';
let asked: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidas-kept-'));
  asked = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept =
  (maker = 'compiler 1', root = '/here') =>
  (code: string, id: string) =>
    keepTransformed(folder, maker, (path) => path.replace(root, ''))(code, id, async () => {
      asked.push(`${id} ${code}`);
      return { code: code.toUpperCase(), map: { sources: ['a.tsx'] } };
    });

it('makes a file once, also in another process and in another copy of the project', async () => {
  const first = await kept()('a', '/here/a.tsx');
  expect(await kept()('a', '/here/a.tsx')).toEqual(first);
  expect(await kept('compiler 1', '/there')('a', '/there/a.tsx')).toEqual(first);
  expect(first).toEqual({ code: 'A', map: { sources: ['a.tsx'] } });
  expect(asked).toEqual(['/here/a.tsx a']);
});

it('makes a file anew when its text, its name or what makes it is another', async () => {
  await kept()('a', '/here/a.tsx');
  expect(await kept()('b', '/here/a.tsx')).toMatchObject({ code: 'B' });
  await kept()('b', '/here/b.tsx');
  await kept('compiler 2')('b', '/here/b.tsx');
  expect(asked).toEqual(['/here/a.tsx a', '/here/a.tsx b', '/here/b.tsx b', '/here/b.tsx b']);
});

it('holds one result of each file, and makes it anew when what is kept is broken', async () => {
  await kept()('a', '/here/a.tsx');
  await kept()('b', '/here/a.tsx');
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  writeFileSync(join(folder, files[0] ?? ''), '{"key":');
  expect(await kept()('b', '/here/a.tsx')).toMatchObject({ code: 'B' });
  expect(asked).toHaveLength(3);
});

it('keeps that a file is left as it is', async () => {
  const leave = () =>
    keepTransformed(folder, 'none', (id) => id)('a', 'a.ts', async () => void asked.push('a'));
  expect(await leave()).toBeUndefined();
  expect(await leave()).toBeUndefined();
  expect(asked).toEqual(['a']);
});
