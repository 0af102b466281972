import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isTagged, serverFiles, serverTests } from './projects.ts';
import { importsOf } from './reach.ts';

const src = fileURLToPath(new URL('../', import.meta.url));
const pathOf = (file: string): string => relative(src, file).replaceAll('\\', '/');
const tests = serverFiles().filter((file) => file.endsWith('.test.ts'));
/** Files loaded by tests alone, without the folder that opens their databases. */
const ofTests = serverFiles().filter((file) => /\.test\.|\.fixture\.|\/fixtures\/|testKit/.test(file));
const takes = (file: string): string[] => importsOf(file).map(pathOf);

/** Reason why a test must also run on the embedded database; undefined when PostgreSQL suffices. */
const reasonOf = (file: string): string | undefined => {
  const text = readFileSync(file, 'utf8');
  // The embedded database lacks these cases.
  if (text.includes("describe.runIf(process.env['TEST_DATABASE_URL'])")) return undefined;
  if (text.includes("from 'node:child_process'")) return 'starts a process';
  if (text.includes("from './calls.fixture.ts'")) return 'walks the contract';
  const part = takes(file).find((path) => /^(db|imports)\/|^demo\/seed/.test(path));
  return part && `imports ${part}`;
};

it('every test of the server runs somewhere', () => {
  const { unit, server, embedded } = serverTests();
  expect(new Set([...unit, ...server, ...embedded]).size).toBe(tests.length);
  expect([unit.length, server.length, embedded.length].every((count) => count > 10)).toBe(true);
  expect(unit.filter((path) => server.includes(path) || embedded.includes(path))).toEqual([]);
});

it('what may come out otherwise on the embedded database says so by its tag', () => {
  const { server } = serverTests();
  const untagged = tests
    .filter((file) => !isTagged(file))
    .filter((file) => server.some((path) => file.endsWith(path)) || takes(file).includes('db/database.ts'))
    .map((file) => [pathOf(file), reasonOf(file)])
    .filter(([, reason]) => reason !== undefined);
  expect(untagged).toEqual([]);
});

it('a test takes its database from a template instead of migrating one', () => {
  const migrating = ofTests.filter((file) => takes(file).includes('db/migrate.ts'));
  expect(migrating.map(pathOf).filter((path) => !basename(path).startsWith('migrat'))).toEqual([]);
});
