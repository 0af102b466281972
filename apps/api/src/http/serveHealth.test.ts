// @module-tag embedded
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { whileHolding } from '../db/embedded/turns.ts';
import { espacoDoBanco, temEspaco } from '../db/espaco.ts';
import { tx } from '../db/tx.ts';
import type { Deps } from '../deps.ts';
import { servidorUnico } from '../servers/presenca.ts';
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
const banco = { cabe: true, agora: 0 };
const t = testApp((app) => {
  app.post('/grava', async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
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
    espacoDoBanco(open.db, { cabe: async () => banco.cabe, agora: () => banco.agora }),
    async () => disk.free,
  );
});
afterAll(() => t.app.close());

const ask = async (url: string) => {
  const { statusCode, body } = await t.app.inject({ url });
  return [statusCode, body];
};

describe('the health of the server', () => {
  it('says that the disk of the database is full from a write that found no room until there is some (SER-27)', async () => {
    const grava = () => t.app.inject({ method: 'POST', url: '/grava' });
    banco.cabe = false;
    // A database with room is not probed.
    expect(await ask('/ready')).toEqual([200, '{"status":"ok"}']);
    expect((await grava()).statusCode).toBe(503);
    expect(await ask('/ready')).toEqual([503, '{"status":"disco cheio"}']);
    banco.cabe = true;
    banco.agora = 4_999;
    expect(await ask('/ready')).toEqual([503, '{"status":"disco cheio"}']);
    banco.agora = 5_000;
    expect(await ask('/ready')).toEqual([200, '{"status":"ok"}']);
  });

  it('looks for room by writing some MB that are gone afterwards', async () => {
    const written = async () => {
      const { rows } = await sql<{ bytes: string }>`
        select pg_stat_force_next_flush(), temp_bytes as bytes from pg_stat_database where datname = current_database()`.execute(
        open.db,
      );
      return Number(rows[0]?.bytes);
    };
    const before = await written();
    expect(await temEspaco(open.db)).toBe(true);
    await vi.waitFor(async () => expect((await written()) - before).toBeGreaterThan(1_000_000));
  });

  it('says what long work the embedded database is lent for, as what it is and no fault (CAR-39)', async () => {
    if (open.kind !== 'embedded') return;
    const work = { name: 'carregando dados', told: 'Carregando dados.' };
    let asked: unknown;
    await whileHolding(work, () => tx(open.db, async () => (asked = await ask('/ready'))));
    expect(asked).toEqual([200, '{"status":"carregando dados"}']);
    expect(await ask('/ready')).toEqual([200, '{"status":"ok"}']);
  });

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
