// @module-tag embedded
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { unpackTemplate } from '../../../test/embeddedTemplate.ts';
import { testServer } from '../../../test/harness.ts';
import { writeRede } from './fixtures/rede.ts';
import { soUm } from '../../../servers/trava.ts';
import { cleanLotesInterrompidos, importaLote } from './importaLote.ts';

let t: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
});
beforeEach(() => sql`truncate lote_xml, lote_xml_estagio, lote_xml_tentativa, guia cascade`.execute(t.db));
afterAll(() => t.close());

const stored = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ tudo: number[] }>`select array[
    (select count(*)::int from lote_xml), (select count(*)::int from guia), (select count(*)::int from guia_item),
    (select count(*)::int from guia_historico), (select count(*)::int from lote_xml_tentativa),
    (select count(*)::int from lote_xml_estagio)] as tudo`.execute(db);
  return rows[0]?.tudo ?? [];
};

const guias = [1, 2, 3].map((ordem) => guiaDeTeste('sadt', ordem));
const lote = (numero: string) => ({
  name: 'lote.xml',
  stream: Readable.from([Buffer.from(loteXml(loteDeTeste('sadt', { guias, numero })), 'latin1')]),
});
const remetente = { login: 'USU_contas', usuario: 'Carla Contas', isSoCentroMedico: false };

test.each([1, 2, 3, 4, 5, 6, 7])(
  'TIS-21: a database that fails at statement %i of the import leaves nothing',
  async (step) => {
    let steps = 0;
    const failing = t.db.withPlugin({
      transformQuery: ({ node }) => {
        const text = node.kind === 'RawNode' ? node.sqlFragments.join('') : node.kind;
        if (/insert into guia|InsertQueryNode/.test(text) && (steps += 1) === step)
          throw new Error('disk full');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(importaLote({ ...t.deps, db: failing }, lote('77'), remetente)).rejects.toThrow('disk full');
    expect(await stored(t.db)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await readdir(t.deps.tmpDir)).toEqual([]);
    expect((await importaLote(t.deps, lote('77'), remetente)).status).toBe('OK');
  },
);

test('TIS-21: guides that another lot brought while this one was judged are not stored twice', async () => {
  let isBrought = false;
  // The other lot arrives while the guides of this one, already judged, are not stored.
  const slow = new Proxy(t.db, {
    get: (db, name) => {
      const own: unknown = Reflect.get(db, name, db);
      if (typeof own !== 'function') return own;
      if (name !== 'transaction' || isBrought) return own.bind(db) as unknown;
      return () => ({
        execute: async (work: never) => {
          isBrought = true;
          await importaLote(t.deps, lote('78'), remetente);
          return db.transaction().execute(work);
        },
      });
    },
  });
  await expect(importaLote({ ...t.deps, db: slow }, lote('79'), remetente)).rejects.toThrow(
    'Este lote acabou de ser importado por outra pessoa',
  );
  expect(await stored(t.db)).toEqual([1, 3, 6, 3, 1, 0]);
});

test('TIS-26: a guide that only the schema of ANS refuses stays out', async () => {
  const pasta = await mkdtemp(join(tmpdir(), 'vidas-esquema-'));
  const ns = 'http://www.ans.gov.br/padroes/tiss/schemas';
  await writeFile(
    join(pasta, 'tissV4_03_00.xsd'),
    `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="${ns}" elementFormDefault="qualified">
      <element name="mensagemTISS"><complexType><sequence><any processContents="lax" maxOccurs="unbounded"/></sequence></complexType></element>
      <element name="senha"><simpleType><restriction base="string"><enumeration value="SG00001"/><enumeration value="SG00003"/></restriction></simpleType></element>
    </schema>`,
  );
  try {
    const config = { ...t.deps.config, tissSchemas: pasta };
    const answer = await importaLote({ ...t.deps, config }, lote('77'), remetente);
    expect(answer).toMatchObject({
      status: 'Parcialmente',
      esquema: 'O esquema 4.03.00 da ANS não aceita o arquivo.',
      errors: [{ camada: 'ESQUEMA', guia: 'G00002', campo: 'dadosAutorizacao/senha', line: 2 }],
    });
    expect(await stored(t.db)).toEqual([1, 2, 4, 2, 1, 0]);
    const other = await importaLote(
      { ...t.deps, config: { ...config, tissSchemas: t.deps.tmpDir } },
      lote('78'),
      remetente,
    );
    expect(other.esquema).toBe('Validado pela estrutura; esquema 4.03.00 não instalado.');
  } finally {
    await rm(pasta, { recursive: true, force: true });
  }
});

test('what a killed import of the version before left goes when the server starts; what one has under way stays', async () => {
  const [morta, viva] = [randomUUID(), randomUUID()];
  await sql`insert into lote_xml_estagio (importacao, ordem, guia, itens, pendencias)
    select importacao, 1, '{}', '[]', '[]' from unnest(${[morta, viva]}::uuid[]) as i (importacao)`.execute(
    t.db,
  );
  const clean = () => cleanLotesInterrompidos(t.db);
  const held = await soUm(t.deps, `lote-xml:${viva}`, clean);
  expect(held).toBeDefined();
  const { rows } = await sql`select importacao from lote_xml_estagio`.execute(t.db);
  expect(rows).toEqual([{ importacao: viva }]);
});

test.each(['insert into guia_item', 'insert into guia_historico'])(
  'TIS-21: a process killed at "%s" leaves nothing of the lot but its file, which goes when the server starts',
  async (parada) => {
    const dir = await mkdtemp(join(tmpdir(), 'vidas-morte-'));
    await mkdir(join(dir, 'tmp'));
    await unpackTemplate(join(dir, 'db'));
    const script = fileURLToPath(new URL('./fixtures/importaChild.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dir, parada], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { db, close } = openDatabase({ dir: join(dir, 'db') });
    try {
      expect(await stored(db)).toEqual([0, 0, 0, 0, 0, 0]);
      expect(await readdir(join(dir, 'tmp'))).toHaveLength(1);
    } finally {
      await close();
      await rm(dir, { recursive: true, force: true });
    }
  },
);
