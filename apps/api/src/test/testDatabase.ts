import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { templateDump } from './template.ts';

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const openPostgres = async (server: string): Promise<OpenDatabase> => {
  const name = `vidas_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = openDatabase({ url: url.href });
  await migrate(open.db);
  return {
    ...open,
    async close() {
      await open.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
};

/** A fresh, migrated database: PostgreSQL when TEST_DATABASE_URL names a server, otherwise the embedded one in memory. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined && server !== '') return openPostgres(server);
  return openDatabase({ memory: true, template: await templateDump() });
};
