import pg from 'pg';
import { openDatabase } from '../db/database.ts';
import { fill, isOutdated, type Template, templateName } from './template.ts';

/** Address of another database on the same server. */
export const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Lends one connection to the tests' server. */
export const onServer = async <T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const namesOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ datname: string }>('select datname from pg_database')).rows.map(
    ({ datname }) => datname,
  );

/** Drops templates of other sources; one in use by a copy stays. */
const dropOutdated = async (client: pg.Client, names: string[]): Promise<void> => {
  for (const name of names.filter(isOutdated))
    await client.query(`drop database if exists ${name}`).catch(() => undefined);
};

const make = async (server: string, client: pg.Client, template: Template, names: string[]) => {
  const name = templateName(template);
  await dropOutdated(client, names);
  const from = template.lives === undefined ? '' : ` template ${await postgresTemplate(server, {})}`;
  // A template under its final name is complete: a killed run leaves another name.
  await client.query(`drop database if exists ${name}_novo with (force)`);
  await client.query(`create database ${name}_novo${from}`);
  const { db, close } = openDatabase({ url: addressOf(server, `${name}_novo`) });
  try {
    await fill(db, template);
  } finally {
    await close();
  }
  // A database with connections cannot be copied.
  await client.query(`alter database ${name}_novo allow_connections false`);
  await client.query(`alter database ${name}_novo rename to ${name}`);
};

/** Name of a filled database on that server, for copying: created once per state of the sources. */
export const postgresTemplate = async (server: string, template: Template): Promise<string> => {
  const name = templateName(template);
  await onServer(server, async (client) => {
    if ((await namesOf(client)).includes(name)) return;
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const names = await namesOf(client);
    if (!names.includes(name)) await make(server, client, template, names);
  });
  return name;
};
