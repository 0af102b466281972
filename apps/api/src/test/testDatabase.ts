import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { embeddedTemplate } from './embeddedTemplate.ts';
import { addressOf, onServer, postgresTemplate } from './postgresTemplate.ts';
import type { Template } from './template.ts';

/** Address of a test's database: direct, or through a pooler (`npm run test:cluster`). */
export const throughPool = (server: string, database: string): string =>
  addressOf(process.env['TEST_POOL_URL'] || server, database);

/** A test's database; `url` of a real PostgreSQL, for a second connection. */
export type TestDatabase = OpenDatabase & { url?: string };

const openCopy = async (server: string, template: Template): Promise<TestDatabase> => {
  const from = await postgresTemplate(server, template);
  const name = `vidas_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${from}`));
  // Many simultaneous calls on a busy machine wait longer for a connection than a person would.
  const replica = process.env['TEST_READ_URL'];
  const url = throughPool(server, name);
  const open = openDatabase({
    url,
    waitMs: 30_000,
    ...(replica ? { replicas: { urls: [addressOf(replica, name)], tell: () => undefined } } : {}),
  });
  return {
    ...open,
    url,
    async close() {
      await open.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};

// The server's types lack those of the browser.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> };
let machineCode: Promise<object> | undefined;

/**
 * Keeps the machine code of the embedded database for the whole process. V8 shares it between threads with
 * the same bytes and frees it with the last one: every test file would compile it again, and run slow code
 * first.
 */
const keepMachineCode = () =>
  (machineCode ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    (bytes) => WebAssembly.compile(bytes),
  ));

/** A new migrated database: on the PostgreSQL of TEST_DATABASE_URL, otherwise the embedded one in memory. */
export const openTestDatabase = async (template: Template = {}): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined && server !== '') return openCopy(server, template);
  await keepMachineCode();
  const open = openDatabase({ memory: true, template: await embeddedTemplate(template) });
  // The first statement opens the database, outside any test's time limit.
  await sql`select 1`.execute(open.db);
  return open;
};
