import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';
import { askedProjects } from './vitest-asked.ts';

const words = (line: string) => askedProjects(['node', 'vitest', 'run', ...line.split(' ')]);

it('reads each way of asking for a project', () => {
  expect(words('--project unit some.test.ts')).toEqual(['unit']);
  expect(words('--project=stories --project browser')).toEqual(['stories', 'browser']);
});

it('takes all where none is asked for, or a pattern is', () => {
  expect(words('some.test.ts')).toBeUndefined();
  expect(words('--project=*er')).toBeUndefined();
  expect(words('--project !unit --project office')).toBeUndefined();
});

it('the configuration loads no plugin of a browser by itself', () => {
  const text = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
  const imports = [...text.matchAll(/^import (?!type )[^;]* from '([^']+)'|import\('([^']+)'\)/gm)];
  const paths = imports.map(([, named, called]) => named ?? called ?? '');
  expect(paths).toContain('vitest/config');
  expect(paths.filter((path) => /browser|storybook|vite-shared|vitest-pages/.test(path))).toEqual([]);
});
