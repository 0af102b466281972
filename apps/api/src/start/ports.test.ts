import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseTakenPorts } from './ports.ts';

const host = '127.0.0.1';
let other: Server;
let port: number;
beforeAll(async () => {
  other = createServer().listen(0, host);
  await once(other, 'listening');
  ({ port } = other.address() as AddressInfo);
});
afterAll(() => other.close());

describe('the ports', () => {
  it('are named when another program has one', async () => {
    await expect(refuseTakenPorts({ host, port, ombudsmanPort: 0 })).rejects.toThrow(
      `A porta ${port} já está em uso por outro programa: encerre-o ou escolha outra em PORT.`,
    );
    await expect(refuseTakenPorts({ host, port: 0, ombudsmanPort: port })).rejects.toThrow(
      'escolha outra em OMBUDSMAN_PORT.',
    );
  });

  it('are two', async () => {
    await expect(refuseTakenPorts({ host, port: 4000, ombudsmanPort: 4000 })).rejects.toThrow(
      'são a mesma porta (4000)',
    );
  });

  it('are on this machine', async () => {
    const away = { host: '192.0.2.1', port: 0, ombudsmanPort: 0 };
    await expect(refuseTakenPorts(away)).rejects.toThrow('HOST: 192.0.2.1 não é um endereço desta máquina');
  });

  it('stay free after the look', async () => {
    await expect(refuseTakenPorts({ host, port: 0, ombudsmanPort: 0 })).resolves.toBeUndefined();
  });
});
