import pg from 'pg';
import { openDatabase } from '../db/database.ts';
import { fill, isOutdated, type Template, templateName } from './template.ts';

/** The address of another database of the same server. */
export const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Lends one connection to the server on which the tests run. */
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

/** Drops what other sources left; a template that somebody is copying right now stays. */
const dropOutdated = async (client: pg.Client, names: string[]): Promise<void> => {
  for (const name of names.filter(isOutdated))
    await client.query(`drop database if exists ${name}`).catch(() => undefined);
};

const make = async (server: string, client: pg.Client, template: Template, names: string[]) => {
  const name = templateName(template);
  await dropOutdated(client, names);
  const from = template.lives === undefined ? '' : ` template ${await postgresTemplate(server, {})}`;
  // Under its own name a template is whole: a run that is killed meanwhile leaves another one.
  await client.query(`drop database if exists ${name}_novo with (force)`);
  await client.query(`create database ${name}_novo${from}`);
  const { db, close } = openDatabase({ url: addressOf(server, `${name}_novo`) });
  try {
    await fill(db, template);
  } finally {
    await close();
  }
  // Nobody can be copied from while somebody else is connected.
  await client.query(`alter database ${name}_novo allow_connections false`);
  await client.query(`alter database ${name}_novo rename to ${name}`);
};

/** The name of a filled database on that server, to copy from: made once for each state of the sources. */
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
