// @module-tag embedded
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { unpackTemplate } from '../../../test/embeddedTemplate.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { cobranca } from '../../cobranca/fixtures/bills.ts';
import { saldos } from './fixtures/saldos.sql.ts';
import { paga, retorno, writeTitular, writeTitulos } from './fixtures/titulos.ts';
import { loadConfig } from '../../../config/config.ts';
import { servidorUnico } from '../../../servers/presenca.ts';
import { cleanRetornosInterrompidos, importaRetorno } from './importaRetorno.ts';

/** `KILL_POINTS=all` stops at each of the first 50 statements; a file of ten portions has as many. */
const todas = process.env['KILL_POINTS'] === 'all';
const TITULOS = todas ? 5_000 : 1_200;
const paradas = todas ? Array.from({ length: 50 }, (_, at) => at + 1) : [9, 19, 22];
const script = fileURLToPath(new URL('./fixtures/importaChild.ts', import.meta.url));
const texto = retorno(Array.from({ length: TITULOS }, (_, at) => paga(at + 1)));

let t: TestServer;
let raiz: string;
let modelo: string;
let vazio: unknown;

beforeAll(async () => {
  raiz = await mkdtemp(join(tmpdir(), 'vidas-retorno-'));
  modelo = join(raiz, 'modelo');
  await unpackTemplate(join(modelo, 'db'));
  const { db, close } = openDatabase({ dir: join(modelo, 'db') });
  await writeTitular(db);
  await writeTitulos(db, TITULOS);
  vazio = await saldos(db);
  await close();
  await mkdir(join(modelo, 'tmp'));
  t = await testServer({ seed: 'none', config: { cobranca } });
}, 120_000);
afterAll(async () => {
  await t.close();
  await rm(raiz, { recursive: true, force: true });
});

const restos = async (db: Db): Promise<number> =>
  (await db.selectFrom('retorno_linha').select('linha').execute()).length +
  (await db.selectFrom('retorno_efeito').select('linha').execute()).length +
  (await db.selectFrom('upload_banco').select('id').execute()).length;

const importa = (db: Db) =>
  importaRetorno(
    { db, config: t.deps.config, clock: t.deps.clock, tmpDir: t.deps.tmpDir },
    {
      file: { name: 'CBR643.RET', stream: Readable.from([Buffer.from(texto, 'latin1')]) },
      diasValidos: 30,
      login: 'USU_TESTE',
    },
  );

/** Applies the file in a child process killed before statement `parada`; true when the process finished first. */
const mata = async (dir: string, parada: number): Promise<boolean> => {
  const child = spawn(process.execPath, [script, dir, String(parada), String(TITULOS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [dito] = (await once(child.stdout, 'data')) as [Buffer];
  const fim = once(child, 'exit');
  child.kill('SIGKILL');
  await fim;
  return dito.toString().startsWith('done');
};

test.each(paradas)(
  'a process killed at statement %i applies nothing, and the file can be sent again (CBR-17)',
  async (parada) => {
    const dir = join(raiz, `morte-${parada}`);
    await cp(modelo, dir, { recursive: true });
    const isFeito = await mata(dir, parada);
    const { db, close } = openDatabase({ dir: join(dir, 'db') });
    try {
      if (!isFeito) {
        expect(await saldos(db)).toEqual(vazio);
        await cleanRetornosInterrompidos({
          db,
          config: loadConfig({ DATA_DIR: dir }),
          servidor: servidorUnico(),
        });
        expect([await restos(db), await saldos(db)]).toEqual([0, vazio]);
        await importa(db);
      }
      expect(await restos(db)).toBe(2 * TITULOS + 1);
      expect(await db.selectFrom('titulo').select('numero').where('pago_em', 'is', null).execute()).toEqual(
        [],
      );
    } finally {
      await close();
      await rm(dir, { recursive: true, force: true });
    }
  },
  120_000,
);
