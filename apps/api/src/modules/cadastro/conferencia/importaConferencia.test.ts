// @module-tag embedded
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { cnxFile } from '../../../imports/fixtures/sib.ts';
import { unpackTemplate } from '../../../test/embeddedTemplate.ts';
import { testServer } from '../../../test/harness.ts';
import { selectConferencia } from './conferencia.sql.ts';
import { multipart } from '../fixtures/multipart.ts';
import { esqueceServidores } from '../../../servers/servidor.sql.ts';
import { cleanUnfinishedImports, conferenciaImporter } from './importaConferencia.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
});

afterAll(() => t.close());

afterEach(async () => {
  await t.db.deleteFrom('conferencia_beneficiario').execute();
  await t.db.deleteFrom('conferencia_importacao').execute();
});

const url = '/api/v1/cadastro/importaConferenciaCadastralSib';
const bytesOf = (lives: number) =>
  cnxFile(Array.from({ length: lives }, (_, index) => ({ cco: String(index).padStart(12, '0') })));
const send = (bytes: Uint8Array) =>
  t.staff.inject({ method: 'POST', url, ...multipart('a.CNX', bytes, token) });
const progress = async () =>
  (
    await t.staff.inject({
      method: 'GET',
      url: '/api/v1/cadastro/progressoConferenciaSib',
      headers: { authorization: token },
    })
  ).json();
const inForce = async (db: Db) => (await selectConferencia().execute(db)).rows;
const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await setTimeout(5);
};

const leftovers = async () => ({
  rows: (await t.db.selectFrom('conferencia_beneficiario').select('linha').execute()).length,
  imports: (await t.db.selectFrom('conferencia_importacao').select('id').execute()).length,
  files: (await readdir(t.deps.tmpDir)).length,
});

test('a second import while one runs is refused, and the first one ends well', async () => {
  const { payload, headers } = multipart('a.CNX', bytesOf(3), token);
  const body = new PassThrough();
  body.write(payload.subarray(0, 400));
  const first = t.staff
    .inject({ method: 'POST', url, headers, payload: body })
    .then((answer) => answer.json());
  await until(async () => (await progress()).emAndamento);
  expect(await progress()).toEqual({ emAndamento: true, lidos: 0, fracao: null });
  const second = await send(bytesOf(4));
  expect(second.statusCode).toBe(409);
  expect(second.json().error).toBe(
    'Já há uma importação de conferência em andamento. Aguarde o seu fim e tente novamente.',
  );
  body.end(payload.subarray(400));
  expect(await first).toEqual({ success: true, message: 'Arquivo importado com sucesso: 3 beneficiários.' });
  expect(await progress()).toEqual({ emAndamento: false, lidos: 0, fracao: null });
});

test('an upload that breaks off leaves nothing behind and the next one works', async () => {
  const address = new URL(await t.staff.listen({ port: 0, host: '127.0.0.1' }));
  const { payload, headers } = multipart('a.CNX', bytesOf(500), token);
  const socket = connect(Number(address.port), '127.0.0.1');
  const head = Object.entries({ ...headers, host: address.host, 'content-length': payload.length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST ${url} HTTP/1.1\r\n${head.join('')}\r\n`);
  socket.write(payload.subarray(0, 50_000));
  await until(async () => (await readdir(t.deps.tmpDir)).length === 1);
  socket.destroy();
  await until(async () => !(await progress()).emAndamento);
  expect(await leftovers()).toEqual({ rows: 0, imports: 0, files: 0 });
  expect((await send(bytesOf(2))).json()).toMatchObject({ success: true });
});

test.each([1, 2, 3, 4])(
  'a database that fails at step %i leaves the file before in force, and trying again works',
  async (step) => {
    await send(bytesOf(7));
    let steps = 0;
    const failing = t.db.withPlugin({
      transformQuery: ({ node }) => {
        const isStep =
          node.kind === 'UpdateQueryNode' ||
          (node.kind === 'RawNode' && node.sqlFragments.join('').includes('json_to_recordset'));
        if (isStep && (steps += 1) === step) throw new Error('disk full');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const importer = conferenciaImporter({ ...t.deps, db: failing });
    const file = () => ({ name: 'b.CNX', stream: Readable.from([bytesOf(4001)]) });
    await expect(importer.run(file(), 'USU_TESTE')).rejects.toThrow('disk full');
    expect((await importer.progress()).emAndamento).toBe(false);
    expect(await inForce(t.db)).toHaveLength(7);
    expect(await leftovers()).toEqual({ rows: 7, imports: 1, files: 0 });
    expect(await importer.run(file(), 'USU_TESTE')).toBe(
      'Arquivo importado com sucesso: 4.001 beneficiários.',
    );
  },
);

test('a comparison that fails leaves the file before in force, with its comparison', async () => {
  await send(bytesOf(7));
  const failing = t.db.withPlugin({
    transformQuery: ({ node }) => {
      if (
        node.kind === 'RawNode' &&
        node.sqlFragments.join('').includes('select matricula from conferencia_mudou')
      )
        throw new Error('disk full');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const importer = conferenciaImporter({ ...t.deps, db: failing });
  const file = { name: 'b.CNX', stream: Readable.from([bytesOf(60)]) };
  await expect(importer.run(file, 'USU_TESTE')).rejects.toThrow('A tarefa parou por um erro do servidor.');
  expect(await leftovers()).toEqual({ rows: 7, imports: 1, files: 0 });
  expect(await t.db.selectFrom('conferencia_par').select('cco').execute()).toHaveLength(7);
});

test('a killed import is never shown, and what it left goes when the server starts', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vidas-morte-'));
  await mkdir(join(dir, 'tmp'));
  await unpackTemplate(join(dir, 'db'));
  const script = fileURLToPath(new URL('../fixtures/importingChild.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { db, close } = openDatabase({ dir: join(dir, 'db') });
  const rows = async () => (await db.selectFrom('conferencia_beneficiario').select('linha').execute()).length;
  try {
    expect(await rows()).toBe(505);
    expect(await inForce(db)).toHaveLength(5);
    await esqueceServidores(db);
    await cleanUnfinishedImports({ ...t.deps, db });
    expect(await rows()).toBe(5);
    expect(await db.selectFrom('conferencia_importacao').select('situacao').execute()).toEqual([
      { situacao: 'CONCLUIDA' },
    ]);
  } finally {
    await close();
    await rm(dir, { recursive: true, force: true });
  }
});
