import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../chromium.ts';
import { freePort } from '../../apps/api/src/test/freePort.ts';
import { placeHeader } from '../../e2e/support/place.ts';
import { folderFor } from '../postgres.ts';
import type { Node } from './nodes.ts';
import { type Program, startProgram } from './program.ts';

/** The program; Debian puts it where only root looks. */
const haproxy = (): string =>
  onPath('haproxy') ?? ['/usr/sbin/haproxy'].find((path) => existsSync(path)) ?? 'haproxy';

/** One of two proxies that do the same; people and servers take the other when this one is gone. */
export interface Proxy {
  host: string;
  program: Program;
  start: () => void;
}

/** Both of them, and the ports on which each leads to the primary, to the back office and to the portal. */
export interface Proxies {
  all: Proxy[];
  databasePort: number;
  staffPort: number;
  portalPort: number;
  stop: () => Promise<void>;
}

/** Where a server listens. */
export interface ServerPorts {
  name: string;
  staffPort: number;
  portalPort: number;
}

const CHECK = 'default-server inter 1s fall 2 rise 1';

/**
 * The haproxy.cfg of docs/escala.md, with the ports of this run. Journeys all come from this machine, so they send their own address.
 */
const settingsOf = (
  host: string,
  ports: Omit<Proxies, 'all' | 'stop'>,
  { nodes, servers }: { nodes: readonly Node[]; servers: readonly ServerPorts[] },
): string => {
  const http = (name: string, port: number, portOf: (server: ServerPorts) => number, more = ''): string => `
listen ${name}
  bind ${host}:${port}
  mode http
  option httpchk GET /ready
  ${CHECK}
  option redispatch
  retries 3
  retry-on conn-failure
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-For %[req.hdr(${placeHeader})] if { req.hdr(${placeHeader}) -m found }
  http-request del-header ${placeHeader}
  ${more}
${servers.map((server) => `  server ${server.name} 127.0.0.1:${portOf(server)} check`).join('\n')}
`;
  return `
global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  timeout queue 5s
listen banco
  bind ${host}:${ports.databasePort}
  mode tcp
  option httpchk OPTIONS /primary
  http-check expect status 200
  ${CHECK} on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
${http('retaguarda', ports.staffPort, ({ staffPort }) => staffPort)}
${http('portal', ports.portalPort, ({ portalPort }) => portalPort, 'balance source\n  hash-type consistent')}`;
};

/** Starts two proxies on addresses of this machine's own network, before those nodes and servers. */
export const startProxies = async (behind: {
  nodes: readonly Node[];
  servers: readonly ServerPorts[];
}): Promise<Proxies> => {
  const folder = folderFor('proxies', {});
  const ports = {
    databasePort: await freePort(),
    staffPort: await freePort(),
    portalPort: await freePort(),
  };
  const all = ['127.0.0.2', '127.0.0.3'].map((host): Proxy => {
    const file = join(folder, `${host}.cfg`);
    writeFileSync(file, settingsOf(host, ports, behind));
    const launch = () => startProgram({ program: haproxy(), args: ['-db', '-f', file] });
    const proxy: Proxy = { host, program: launch(), start: () => void (proxy.program = launch()) };
    return proxy;
  });
  const stop = async (): Promise<void> => {
    await Promise.all(all.map(({ program }) => program.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { all, ...ports, stop };
};
