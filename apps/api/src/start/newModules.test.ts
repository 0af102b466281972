import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../test/harness.ts';
import { demoUsers } from '../demo/demoUsers.ts';
import { openNewModules } from './newModules.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
  const values = demoUsers.map(({ login, nome, cargo, modulos }, index) => {
    return {
      id: `demo-${index + 1}`,
      login: `USU_${login}`,
      nome,
      cargo,
      senha_hash: 'h',
      modulos: [...modulos],
    };
  });
  await t.db.insertInto('usuario').values(values).execute();
});
afterAll(() => t.close());

const modulesOf = async (login: string): Promise<string[] | undefined> =>
  (await t.db.selectFrom('usuario').select('modulos').where('login', '=', login).executeTakeFirst())?.modulos;

it('opens a module that is newer than the database, to its clerk too, and gives nobody back what was taken', async () => {
  await t.db.deleteFrom('usuario').where('login', '=', 'USU_caixa').execute();
  await sql`update usuario set modulos = array_remove(modulos, 'caixa')`.execute(t.db);
  await sql`update usuario set modulos = array_remove(modulos, 'vendas') where login = 'USU_gerente'`.execute(
    t.db,
  );
  await openNewModules(t.db, t.clock.now());
  expect(await modulesOf('USU_gerente')).toContain('caixa');
  expect(await modulesOf('USU_gerente')).not.toContain('vendas');
  expect(await modulesOf('USU_caixa')).toEqual(['caixa']);
  expect(await modulesOf('USU_juridico')).toEqual(['juridico']);
});
