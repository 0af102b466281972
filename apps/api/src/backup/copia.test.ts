// @module-tag embedded
import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase, type OpenDatabase } from '../db/database.ts';
import { fingerprintOf, loadSecrets } from '../config/secrets.ts';
import { embeddedTemplate } from '../test/embeddedTemplate.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { selectTabelas } from './copia.sql.ts';
import { gravaCopia } from './gravaCopia.ts';
import { arquivosDe, type Manifesto, sha256De } from './manifesto.ts';
import { restauraCopia } from './restauraCopia.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-copia-'));
const segredos = join(root, 'secrets.json');
const agora = new Date('2026-11-21T12:34:00Z');
const pasta = join(root, 'copias', 'vidas-20261121T0934');
let origem: OpenDatabase;
let dito = '';
/** Content of the copied database at the moment of the copy. */
let copiado: Record<string, string>;

beforeAll(async () => {
  origem = await openTestDatabase({ lives: 300 });
  const valor = fingerprintOf(loadSecrets(segredos, undefined));
  await origem.db.insertInto('instalacao').values({ chave: 'segredos', valor }).execute();
  await sql`insert into evento_acesso (tipo) values ('entrada'), ('saida')`.execute(origem.db);
  copiado = await retrato(origem.db);
  dito = await gravaCopia({ db: origem.db, destino: join(root, 'copias'), segredos, agora });
});
afterAll(async () => {
  await origem.close();
  rmSync(root, { recursive: true, force: true });
});

/** Every row of every table as text, for an exact comparison. */
const retrato = async (db: Db): Promise<Record<string, string>> => {
  const tudo: Record<string, string> = {};
  for (const tabela of await selectTabelas(db)) {
    const { rows } = await sql<{ soma: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as soma
      from ${sql.table(tabela)} t`.execute(db);
    tudo[tabela] = rows[0]?.soma ?? '';
  }
  return tudo;
};

const vinculos = async (db: Db): Promise<unknown[]> =>
  (
    await sql`select conrelid::regclass::text as tabela, conname::text as nome, pg_get_constraintdef(oid) as texto
      from pg_constraint where contype = 'f' order by 1, 2`.execute(db)
  ).rows;

const em = (db: Db, mais: Partial<Parameters<typeof restauraCopia>[0]> = {}) =>
  restauraCopia({ db, pasta, segredos: join(root, 'novo.json'), segredosDoAmbiente: undefined, ...mais });

const vazio = async (work: (db: Db) => Promise<void>, isEmbedded = false): Promise<void> => {
  const open = isEmbedded
    ? openDatabase({ memory: true, template: await embeddedTemplate({}), statementTimeoutMs: 600_000 })
    : await openTestDatabase();
  try {
    await work(open.db);
  } finally {
    await open.close();
  }
};

/** Another folder with the copy, changed; its checksum is right again with `isSealed`. */
const alterada = async (
  muda: (linhas: string) => string,
  manifesto: Partial<Manifesto> = {},
): Promise<string> => {
  const outra = mkdtempSync(join(root, 'alterada-'));
  const [de, para] = [arquivosDe(pasta), arquivosDe(outra)];
  writeFileSync(para.dados, gzipSync(muda(gunzipSync(readFileSync(de.dados)).toString())));
  writeFileSync(para.segredos, readFileSync(de.segredos));
  const lido = JSON.parse(readFileSync(de.manifesto, 'utf8')) as Manifesto;
  writeFileSync(
    para.manifesto,
    JSON.stringify({ ...lido, sha256: await sha256De(para.dados), ...manifesto }),
  );
  return outra;
};

describe('a copy', () => {
  it('is a folder for its owner alone, with rows, secrets and what it is', () => {
    expect(dito).toMatch(/^Cópia em .*vidas-20261121T0934: [\d.]+ linhas de \d+ tabelas, com os segredos\.$/);
    expect(readdirSync(pasta).toSorted()).toEqual(['copia.json', 'dados.gz', 'secrets.json']);
    expect(statSync(pasta).mode & 0o077).toBe(0);
    for (const nome of readdirSync(pasta)) expect(statSync(join(pasta, nome)).mode & 0o077).toBe(0);
    expect(readdirSync(join(root, 'copias'))).toEqual(['vidas-20261121T0934']);
  });

  it('writes its day down, for Primeiros passos (TEC-6)', async () => {
    expect(await origem.db.selectFrom('passo_feito').selectAll().execute()).toEqual([
      { passo: 'copia', dia: '2026-11-21', anotado_em: agora, autor: null },
    ]);
  });

  it('says why it cannot be written, and leaves nothing half', async () => {
    const pedido = { db: origem.db, segredos, agora };
    await expect(gravaCopia({ ...pedido, destino: segredos })).rejects.toThrow(
      `Não foi possível gravar a cópia em ${segredos}: ela é um arquivo`,
    );
    await expect(gravaCopia({ ...pedido, destino: join(root, 'copias') })).rejects.toThrow('já existe');
    expect(readdirSync(join(root, 'copias'))).toEqual(['vidas-20261121T0934']);
  });

  it.each([
    ['the same kind of database', false],
    ['the embedded one', true],
  ])('comes back to the letter into %s, with keys, numbering and secrets', async (_, isEmbedded) => {
    await vazio(async (db) => {
      const novo = join(root, `novo-${isEmbedded}.json`);
      expect(await em(db, { segredos: novo })).toMatch(
        /^Cópia de 21\/11\/2026 09:34 restaurada: .* conferidas uma a uma\./,
      );
      expect(await retrato(db)).toEqual(copiado);
      expect(await vinculos(db)).toEqual(await vinculos(origem.db));
      expect(readFileSync(novo, 'utf8')).toBe(readFileSync(segredos, 'utf8'));
      await sql`insert into evento_acesso (tipo) values ('entrada')`.execute(db);
      const doOutro = sql`update beneficiario set pessoa_id = 'ninguem' where matricula is not null`;
      await expect(doOutro.execute(db)).rejects.toMatchObject({ code: '23503' });
      await expect(em(db)).rejects.toThrow(/não está vazio \(há linhas em usuario\); nada foi mudado/);
    }, isEmbedded);
  });
});

describe('nothing is changed', () => {
  let alvo: OpenDatabase;
  let antes: Record<string, string>;
  beforeAll(async () => {
    alvo = await openTestDatabase();
    antes = await retrato(alvo.db);
  });
  afterAll(() => alvo.close());

  /** Message of the refusal; the target must be unchanged. */
  const recusaDe = async (pedido: Partial<Parameters<typeof restauraCopia>[0]>): Promise<string> => {
    const texto = await em(alvo.db, pedido).catch((error: Error) => error.message);
    expect(await retrato(alvo.db)).toEqual(antes);
    return texto;
  };

  it('by a folder that is no copy, or one of which a byte is another', async () => {
    expect(await recusaDe({ pasta: root })).toContain('não é uma cópia do Vidas');
    const outra = await alterada((texto) => texto, { sha256: '0' });
    expect(await recusaDe({ pasta: outra })).toContain('estragada ou incompleta');
    rmSync(arquivosDe(outra).dados);
    expect(await recusaDe({ pasta: outra })).toContain('estragada ou incompleta');
  });

  it('by a copy that cannot be read, which is not called damaged', async () => {
    const outra = await alterada((texto) => texto);
    for (const arquivo of [arquivosDe(outra).dados, arquivosDe(outra).manifesto]) {
      rmSync(arquivo);
      mkdirSync(arquivo);
      expect(await recusaDe({ pasta: outra })).toContain(`Não foi possível ler ${arquivo}: é uma pasta`);
    }
  });

  it('by a copy that lost a row, or breaks a key, in its middle', async () => {
    const curta = await alterada((texto) => texto.replace(/(>pessoa\n)[^\n]*\n/, '$1'));
    expect(await recusaDe({ pasta: curta })).toMatch(
      /A tabela pessoa ficou com \d+ linhas e a cópia tem \d+; nada foi mudado/,
    );
    const solta = await alterada((texto) => texto.replace(/("pessoa_id": )"[^"]*"/, '$1"ninguem"'));
    expect(await recusaDe({ pasta: solta })).toContain('foreign key');
  });

  it('by the copy of another version', async () => {
    const migracoes = ['0001_acesso', '9999_amanha'];
    const outra = await alterada((texto) => texto, { migracoes });
    expect(await recusaDe({ pasta: outra })).toContain('com outra estrutura');
  });

  it('with other secrets than those of the copy', async () => {
    const outros = join(root, 'outros.json');
    loadSecrets(outros, undefined);
    expect(await recusaDe({ segredos: outros })).toContain(
      'Os segredos desta instalação não são os que gravaram a cópia',
    );
    const segredosDoAmbiente = readFileSync(outros, 'utf8');
    expect(await recusaDe({ segredosDoAmbiente })).toContain('as denúncias não poderiam ser lidas');
  });
});
