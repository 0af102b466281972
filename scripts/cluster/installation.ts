import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { onServer } from '../../apps/api/src/test/postgresTemplate.ts';
import { type Nodes, startNodes } from './nodes.ts';
import { until } from './program.ts';
import { type Proxies, startProxies } from './proxies.ts';
import { portsOf, type Servers, startServers } from './servers.ts';

/** A whole installation on this machine: nodes, two proxies, servers each with its pgbouncer. */
export interface Installation {
  nodes: Nodes;
  proxies: Proxies;
  servers: Servers;
  stop: () => Promise<void>;
}

/** Lends one connection to the primary of the moment. */
export const onPrimary = async <T>(
  { nodes }: Installation,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const primary = await nodes.primary();
  return onServer(`postgres://postgres:${nodes.password}@127.0.0.1:${primary?.port}/vidas`, work);
};

/** The database as docs/operacao.md has it made: of its own role, with the limit that pgbouncer does not hand over. */
const makeDatabase = (nodeUrl: string, password: string): Promise<void> =>
  onServer(nodeUrl, async (client) => {
    await client.query(`create role vidas login password '${password}'`);
    await client.query('create database vidas owner vidas');
    await client.query(`alter role vidas in database vidas set statement_timeout = '60000ms'`);
  });

/** Starts so many servers over three nodes with synchronous replication; `lives` of the demonstration. */
export const startInstallation = async (
  serverCount: number,
  { lives, env }: { lives: number; env?: NodeJS.ProcessEnv },
): Promise<Installation> => {
  const password = randomBytes(12).toString('hex');
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    // Users end before the programs that they use.
    // oxlint-disable-next-line no-await-in-loop
    for (const end of stops.toReversed()) await end().catch((error: unknown) => console.error(error));
  };
  try {
    const nodes = await startNodes(3, password);
    stops.push(nodes.stop);
    await makeDatabase(`postgres://postgres:${password}@127.0.0.1:${nodes.all[0]?.port}/postgres`, password);
    const ports = await portsOf(serverCount);
    const proxies = await startProxies({ nodes: nodes.all, servers: ports });
    stops.push(proxies.stop);
    const urlOf = (port: number): URL => new URL(`postgres://vidas:${password}@127.0.0.1:${port}/vidas`);
    const databases = {
      url: urlOf(proxies.databasePort),
      hosts: proxies.all.map(({ host }) => host),
      readUrls: nodes.all.map(({ port }) => urlOf(port).href),
    };
    const outside = (port: number): string => `http://${proxies.all[0]?.host}:${port}`;
    const servers = await startServers(ports, databases, {
      lives,
      env: {
        PUBLIC_STAFF_URL: outside(proxies.staffPort),
        PUBLIC_PORTAL_URL: outside(proxies.portalPort),
        ...env,
      },
    });
    stops.push(servers.stop);
    const ready = proxies.all.map(({ host }) => `http://${host}:${proxies.staffPort}/ready`);
    await until('proxies', async () =>
      (await Promise.all(ready.map((url) => fetch(url)))).every(({ ok }) => ok),
    );
    return { nodes, proxies, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
