// @module-tag embedded
import { getDados, type SituacaoDosDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { type ModuleKey, moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { send } from '../../../test/walkSend.fixture.ts';

const vaziosDe = async (t: TestServer, modules: readonly ModuleKey[]) =>
  (await send(t.staff, getDados, {}, await t.tokenFor({ modules }))).json<SituacaoDosDados>().vazios;

describe('a module without data', () => {
  it('names the first steps that it still needs, to who has it, until it has data (TEC-8)', async () => {
    const { dataDir: _dir, ...config } = loadConfig({ SEED: 'none' });
    const t = await testServer({ seed: 'none', config });
    try {
      const todos = await vaziosDe(t, moduleKeys);
      expect(moduleKeys.filter((key) => !todos.some(({ modulo }) => modulo === key))).toEqual([
        'ouvidoria',
        'tecnologia',
      ]);
      expect(await vaziosDe(t, ['credenciamento', 'caixa'])).toEqual([
        {
          modulo: 'credenciamento',
          passos: [
            { passo: 'municipios', espera: [] },
            { passo: 'prestadores', espera: ['municipios'] },
          ],
        },
        {
          modulo: 'caixa',
          passos: [
            { passo: 'vidas', espera: ['municipios', 'planos'] },
            { passo: 'titulos', espera: ['vidas'] },
          ],
        },
      ]);
      await sql`insert into municipio (codigo, nome, uf) values ('4106902', 'Curitiba', 'PR')`.execute(t.db);
      expect(await vaziosDe(t, ['credenciamento'])).toEqual([
        { modulo: 'credenciamento', passos: [{ passo: 'prestadores', espera: [] }] },
      ]);
    } finally {
      await t.close();
    }
  });

  it('is none of the demonstration', async () => {
    const t = await testServer({ seed: 'demo', lives: 300 });
    try {
      expect(await vaziosDe(t, moduleKeys)).toEqual([]);
    } finally {
      await t.close();
    }
  });
});
