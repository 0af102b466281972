import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from './freePort.ts';

it('gives each port once, and none that the system lends to connections that go out', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  const lent = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  expect(Math.max(...ports)).toBeLessThan(Number(lent.split(/\s/)[0]));
});

it('gives none that somebody listens on', async () => {
  const taken = await freePort();
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort()).not.toBe(taken);
  server.close();
});
