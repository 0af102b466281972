// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectSequencias } from '../../backup/copia.sql.ts';
import type { Db, OpenDatabase } from '../../db/database.ts';
import { refuseDemo } from '../../start/refuseDemo.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { contaDemo, escreveOQueSai, limpaDemo } from './limpaDemo.ts';

let demo: OpenDatabase;
let nova: OpenDatabase;
beforeAll(async () => {
  [demo, nova] = await Promise.all([openTestDatabase({ lives: 300 }), openTestDatabase()]);
});
afterAll(() => Promise.all([demo.close(), nova.close()]));

/** Rows of every table, as text. */
const retrato = async (db: Db): Promise<Record<string, string>> => {
  const { rows: tabelas } = await sql<{ nome: string }>`
    select relname::text as nome from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname !~ '^kysely' order by 1`.execute(
    db,
  );
  const tudo: Record<string, string> = {};
  for (const { nome } of tabelas) {
    const { rows } = await sql<{ linhas: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as linhas
      from ${sql.table(nome)} t`.execute(db);
    tudo[nome] = rows[0]?.linhas ?? '';
  }
  return tudo;
};

describe('the demonstration', () => {
  it('is not served as anything else, and the refusal names the way out (OPE-23)', async () => {
    await expect(refuseDemo(demo.db, { seed: 'none' })).rejects.toThrow(
      /^Este banco tem a demonstração \(300 vidas inventadas.*npm run demo:limpa.*SEED=demo\.$/,
    );
    await expect(refuseDemo(demo.db, { seed: 'demo' })).resolves.toBeUndefined();
    await expect(refuseDemo(nova.db, { seed: 'none' })).resolves.toBeUndefined();
  });

  it('is counted before it goes, with the people that it did not bring', async () => {
    const [gerente] = await demo.db.selectFrom('usuario').selectAll().limit(1).execute();
    if (!gerente) throw new Error('no user');
    await demo.db
      .insertInto('usuario')
      .values({ ...gerente, id: 'x', login: 'USU_maria', vendedor_codigo: null })
      .execute();
    const oQueSai = await contaDemo(demo.db);
    expect(oQueSai.outros).toEqual(['USU_maria']);
    expect(oQueSai.tabelas).toContainEqual({ nome: 'beneficiario', linhas: expect.any(Number) });
    const escrito = escreveOQueSai(oQueSai);
    expect(escrito).toMatch(/^Sai tudo .*: [\d.]+ linhas de \d+ tabelas\.$/m);
    expect(escrito).toMatch(/^ +27 {2}usuario$/m);
    expect(escrito).toContain('Saem também as pessoas que a demonstração não trouxe: USU_maria.');
  });

  it('waits while a server works on it', async () => {
    await sql`insert into servidor (id, vivo_ate) values (gen_random_uuid(), now() + interval '1 hour')`.execute(
      demo.db,
    );
    await expect(limpaDemo(demo.db)).rejects.toThrow('Há um servidor no ar sobre este banco: pare-o antes.');
    await sql`delete from servidor`.execute(demo.db);
  });

  it('leaves a database like the one that a first start finds, row by row', async () => {
    await sql`select nextval('guia_importada')`.execute(demo.db);
    await limpaDemo(demo.db);
    expect(await retrato(demo.db)).toEqual(await retrato(nova.db));
    expect(await selectSequencias(demo.db)).toEqual(await selectSequencias(nova.db));
    await expect(refuseDemo(demo.db, { seed: 'none' })).resolves.toBeUndefined();
  });

  it('is not looked for where there is none: nobody else loses anything', async () => {
    await expect(limpaDemo(nova.db)).rejects.toThrow('Neste banco não há demonstração');
  });
});
