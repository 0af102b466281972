import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReach } from './reach.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const server = join(root, 'apps/api/src');
const testDatabase = join(server, 'test/testDatabase.ts');

/** Server tests by place of execution, as paths from the root. A file may be in two lists. */
export interface ServerTests {
  /** Without a database. */
  unit: string[];
  /** With a database: PostgreSQL, or the embedded one without TEST_DATABASE_URL. */
  server: string[];
  /** Always on the embedded database, or on folders of it. */
  embedded: string[];
}

/** Tag of a test file whose result may differ on the embedded database. */
export const isTagged = (file: string): boolean =>
  /^\/\/ @module-tag embedded\b/m.test(readFileSync(file, 'utf8'));

/** All files of the server, as absolute paths. */
export const serverFiles = (): string[] =>
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(server, path))
    .toSorted();

/** Sorts the tests by their imports and tags, without a list to maintain. */
export const serverTests = (): ServerTests => {
  const found: ServerTests = { unit: [], server: [], embedded: [] };
  const reach = createReach();
  for (const file of serverFiles().filter((path) => path.endsWith('.test.ts'))) {
    const path = relative(root, file).replaceAll('\\', '/');
    // Every database is opened by `openTestDatabase`, directly or through an import.
    const isServer = reach(file).has(testDatabase);
    const isEmbedded = isTagged(file);
    if (isServer) found.server.push(path);
    if (isEmbedded) found.embedded.push(path);
    if (!isServer && !isEmbedded) found.unit.push(path);
  }
  return found;
};
