import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { embeddedTemplate } from './embeddedTemplate.ts';
import { addressOf, onServer, postgresTemplate } from './postgresTemplate.ts';
import type { Template } from './template.ts';

/** The address that a test works through: of the server itself, or of a pool of connections before it (`npm run test:cluster`). */
export const throughPool = (server: string, database: string): string =>
  addressOf(process.env['TEST_POOL_URL'] || server, database);

/** A database of a test; `url` where it is a real PostgreSQL, for who opens it once more. */
export type TestDatabase = OpenDatabase & { url?: string };

const openCopy = async (server: string, template: Template): Promise<TestDatabase> => {
  const from = await postgresTemplate(server, template);
  const name = `vidas_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${from}`));
  // Many calls at once on a busy machine: they wait for a connection longer than a person would.
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

// The types of the browser are not those of the server.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> };
let machineCode: Promise<object> | undefined;

/**
 * Holds the machine code of the embedded database for the whole process. V8 shares it between threads that load the same bytes,
 * and frees it with the last of them: every test file would compile it anew, and run the slow code first.
 */
const keepMachineCode = () =>
  (machineCode ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    (bytes) => WebAssembly.compile(bytes),
  ));

/** A migrated database of its own: on the PostgreSQL of TEST_DATABASE_URL, otherwise the embedded one in memory. */
export const openTestDatabase = async (template: Template = {}): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined && server !== '') return openCopy(server, template);
  await keepMachineCode();
  const open = openDatabase({ memory: true, template: await embeddedTemplate(template) });
  // It opens with its first statement: here nobody's time limit runs.
  await sql`select 1`.execute(open.db);
  return open;
};
