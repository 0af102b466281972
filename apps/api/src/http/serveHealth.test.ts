import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { servidorUnico } from '../servidores/presenca.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { serveHealth } from './serveHealth.ts';
import { testApp } from './testApp.fixture.ts';

const disk = { free: 1_000_000_000 };
const dataDir = mkdtempSync(join(tmpdir(), 'vidas-pronto-'));
const open = await openTestDatabase();
const readOnly = open.db.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: [{ readOnly: 'on' }] }),
});
let db = open.db;
let replicas: Deps['replicas'];
const servidor = servidorUnico();
const t = testApp((app) =>
  serveHealth(
    app,
    {
      get db() {
        return db;
      },
      get replicas() {
        return replicas;
      },
      config: { dataDir },
      servidor,
    } as Deps,
    async () => disk.free,
  ),
);
afterAll(() => t.app.close());

const ask = async (url: string) => {
  const { statusCode, body } = await t.app.inject({ url });
  return [statusCode, body];
};

describe('the health of the server', () => {
  it('is ready while the database answers and can write, and else only alive, saying which but not why', async () => {
    expect(await ask('/ready')).toEqual([200, '{"status":"ok"}']);
    db = readOnly;
    expect(await ask('/ready')).toEqual([503, '{"status":"somente leitura"}']);
    ({ db } = open);
    replicas = () => ({ up: 1, all: 2 });
    expect(await ask('/ready')).toEqual([200, '{"status":"ok","replicas":"1 de 2"}']);
    replicas = undefined;
    servidor.saindo = true;
    expect(await ask('/ready')).toEqual([503, '{"status":"encerrando"}']);
    servidor.saindo = false;
    disk.free = 1_000_000;
    expect(await ask('/ready')).toEqual([503, '{"status":"disco cheio"}']);
    rmSync(dataDir, { recursive: true });
    expect(await ask('/ready')).toEqual([503, '{"status":"somente leitura"}']);
    await open.close();
    expect(await ask('/ready')).toEqual([503, '{"status":"indisponível"}']);
    expect(await ask('/live')).toEqual([200, '{"status":"ok"}']);
  });
});
