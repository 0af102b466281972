import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { comesUp, takenPort } from './ports.mjs';

it('names the port that another program has, before anything is installed', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ports = [
    ['PORT', 0],
    ['OMBUDSMAN_PORT', port],
  ] as [string, number][];
  expect(await takenPort(ports, '127.0.0.1')).toBe(
    `A porta ${port} já está em uso por outro programa: encerre-o ou escolha outra em OMBUDSMAN_PORT.`,
  );
  other.close();
  await once(other, 'close');
  expect(await takenPort(ports, '127.0.0.1')).toBeUndefined();
});

it('waits for who begins to listen, and not for ever', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await comesUp(port, '127.0.0.1', 60)).toBe(false);
  const later = createServer();
  const isUp = comesUp(port, '127.0.0.1', 10_000);
  setTimeout(() => later.listen(port, '127.0.0.1'), 200);
  expect(await isUp).toBe(true);
  later.close();
});
