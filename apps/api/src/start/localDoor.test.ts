import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { callLocalDoor } from './localDoor.ts';

const dir = mkdtempSync(join(tmpdir(), 'vidas-porta-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Calls the listener at the address left by a server; `work` handles the connection. */
const ask = async (work: (socket: Socket) => void): Promise<string | undefined> => {
  const server = createServer((socket) =>
    socket.once('data', () => work(socket)).on('error', () => undefined),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  writeFileSync(join(dir, 'porta-local.json'), JSON.stringify({ port, key: 'x' }));
  try {
    return await callLocalDoor(dir, {}, (text) => new Error(text));
  } finally {
    server.close();
  }
};

it('tells a server that ended over its work from one that is not there', async () => {
  await expect(ask((socket) => socket.destroy())).rejects.toThrow('O servidor encerrou antes de responder');
  // Another program has the port by now.
  expect(await ask((socket) => socket.end('220 correio\r\n'))).toBeUndefined();
  expect(await ask((socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n'))).toBeUndefined();
  // Nothing listens there any more.
  expect(await callLocalDoor(dir, {}, (text) => new Error(text))).toBeUndefined();
});
