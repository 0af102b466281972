import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReach } from './reach.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const server = join(root, 'apps/api/src');
const testDatabase = join(server, 'test/testDatabase.ts');

/** The tests of the server by where they run, as paths from the root. A file may be in two lists. */
export interface ServerTests {
  /** Without a database. */
  unit: string[];
  /** With one: on PostgreSQL, or on the embedded database where TEST_DATABASE_URL is empty. */
  server: string[];
  /** Always on the embedded database, or on folders of it. */
  embedded: string[];
}

/** The word by which a test file says, in a comment, that the embedded database may do otherwise here than PostgreSQL. */
export const isTagged = (file: string): boolean =>
  /^\/\/ @module-tag embedded\b/m.test(readFileSync(file, 'utf8'));

/** All files of the server, as absolute paths. */
export const serverFiles = (): string[] =>
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(server, path))
    .toSorted();

/** Sorts the tests by what they import and by their tag: there is no list to keep. */
export const serverTests = (): ServerTests => {
  const found: ServerTests = { unit: [], server: [], embedded: [] };
  const reach = createReach();
  for (const file of serverFiles().filter((path) => path.endsWith('.test.ts'))) {
    const path = relative(root, file).replaceAll('\\', '/');
    // Who opens a database does it with `openTestDatabase`, by itself or by what it imports.
    const isServer = reach(file).has(testDatabase);
    const isEmbedded = isTagged(file);
    if (isServer) found.server.push(path);
    if (isEmbedded) found.embedded.push(path);
    if (!isServer && !isEmbedded) found.unit.push(path);
  }
  return found;
};
