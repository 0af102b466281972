import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { takenPort } from './ports.mjs';

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
