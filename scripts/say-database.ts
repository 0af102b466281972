// The header of every run of server tests names its database: without TEST_DATABASE_URL it is the embedded one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { onServer } from '../apps/api/src/test/postgresTemplate.ts';

/** `PostgreSQL 17.2`, or `PGlite 0.5.16` for the embedded database, which no address names. */
export const databaseOf = async (address: string | undefined): Promise<string> => {
  if (!address) {
    const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    const file = join(dirname(main), '..', 'package.json');
    return `PGlite ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  }
  return onServer(address, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return `PostgreSQL ${rows[0]?.server_version ?? ''}`;
  });
};

export const setup = async ({ name, config }: TestProject): Promise<void> => {
  const address = config.env.TEST_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  console.log(`Banco de ${name}: ${await databaseOf(address)}`);
};
