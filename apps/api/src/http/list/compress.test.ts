import { endpoint } from '@vidas/api-client/http/endpoint.ts';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { servePublic } from '../serve.ts';
import { testApp } from '../testApp.fixture.ts';

const lista = endpoint('GET /teste/lista', {
  summary: 'x',
  reply: z.array(z.object({ id: z.string(), nome: z.string() })),
});

const linhas = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at), nome: 'Conceição' }));

const seen = { closed: 0 };
let portions: () => AsyncGenerator<ReturnType<typeof linhas>>;

const t = testApp((app) => servePublic(app, lista, async () => portions()), {
  trustedProxies: ['127.0.0.1'],
});
let port = 0;
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = t.app.server.address() as AddressInfo);
});
beforeEach(() => {
  seen.closed = 0;
});
afterAll(() => t.app.close());

const ask = async (headers: Record<string, string>): Promise<IncomingMessage> => {
  const [answer] = (await once(
    get({ port, host: '127.0.0.1', path: '/api/v1/teste/lista', headers }),
    'response',
  )) as [IncomingMessage];
  return answer;
};

const unpackers: Record<string, () => Transform> = { gzip: createGunzip, zstd: createZstdDecompress };
const unpacked = (answer: IncomingMessage) => {
  const make = unpackers[answer.headers['content-encoding'] ?? ''];
  return make ? answer.pipe(make()) : answer;
};
const read = async (answer: IncomingMessage): Promise<string> => {
  const stream = unpacked(answer);
  answer.once('error', (error) => stream.destroy(error));
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const afar = { 'x-forwarded-for': '203.0.113.7' };

describe('a list for somebody behind a network', () => {
  beforeEach(() => {
    portions = async function* () {
      yield linhas(0, 1_000);
      yield linhas(1_000, 1_000);
    };
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5, zstd;q=0', 'gzip'],
    ['br', undefined],
    ['gzip;q=0', undefined],
  ])('is packed as it takes it: %s', async (accepted, encoding) => {
    const answer = await ask({ ...afar, 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
      encoding,
      'accept, accept-encoding',
    ]);
    expect(JSON.parse(await read(answer))).toEqual(linhas(0, 2_000));
  });

  it('is as it is where the client says nothing', async () => {
    const answer = await ask(afar);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(await read(answer))).toHaveLength(2_000);
  });

  it('sends each portion off before the next one is there', async () => {
    for (const encoding of ['zstd', 'gzip']) {
      let goOn = (): void => undefined;
      const second = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      portions = async function* () {
        yield linhas(0, 1_000);
        await second;
        yield linhas(1_000, 1);
      };
      const answer = await ask({ ...afar, 'accept-encoding': encoding });
      const stream = unpacked(answer);
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      await vi.waitFor(() => expect(text).toMatch(/"999".*\n/));
      goOn();
      await once(stream, 'end');
      expect(JSON.parse(text)).toHaveLength(1_001);
    }
  });

  it('that breaks is never read as a whole', async () => {
    for (const encoding of ['zstd', 'gzip']) {
      portions = async function* () {
        yield linhas(0, 1_000);
        throw new Error('MARCADOR');
      };
      const answer = await ask({ ...afar, 'accept-encoding': encoding });
      await expect(read(answer)).rejects.toThrow();
    }
    expect(t.logged()).not.toContain('MARCADOR');
  });

  it('whose reader leaves is given up', async () => {
    portions = async function* () {
      try {
        for (let at = 0; at < 4_000; at += 1) yield linhas(at * 1_000, 1_000);
      } finally {
        seen.closed += 1;
      }
    };
    const answer = await ask({ ...afar, 'accept-encoding': 'zstd' });
    answer.destroy();
    await vi.waitFor(() => expect(seen.closed).toBe(1));
  });
});

describe('a list on the same machine', () => {
  it('is sent as it is', async () => {
    portions = async function* () {
      yield linhas(0, 10);
    };
    const answer = await ask({ 'accept-encoding': 'gzip, zstd' });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([undefined, 'accept']);
    expect(JSON.parse(await read(answer))).toEqual(linhas(0, 10));
  });
});
