// @module-tag embedded
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { freePort } from '../test/freePort.ts';
import { run } from './process.fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-publicas-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a server without the demonstration has the municipalities and the denials from its first start (CAR-43)', async () => {
  const dataDir = join(root, 'dados');
  const server = run('scripts/serve.mjs', [], {
    SEED: 'none',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    OMBUDSMAN_PORT: String(await freePort()),
  });
  await server.says('Ctrl+C encerra');
  server.child.kill('SIGTERM');
  await server.ended;
  const { db, close } = openDatabase({ dir: join(dataDir, 'db') });
  const quantos = (tabela: 'municipio' | 'glosa') =>
    db
      .selectFrom(tabela)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  expect([Number((await quantos('municipio')).n), Number((await quantos('glosa')).n)]).toEqual([5571, 768]);
  await close();
});
