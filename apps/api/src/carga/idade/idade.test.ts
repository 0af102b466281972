// @module-tag embedded
import { getDados, type SituacaoDosDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { type ModuleKey, moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { send } from '../../test/walkSend.fixture.ts';
import { atrasadas } from '../ronda/ronda.sql.ts';
import { startRonda } from '../ronda/ronda.ts';
import { arquivosDoModulo } from './arquivosDoModulo.ts';

let t: TestServer;

beforeAll(async () => {
  const { carga } = loadConfig({ SEED: 'none', CARGA_PRAZOS: 'guias=10d, vendas=nunca' });
  t = await testServer({ config: { carga } });
});
beforeEach(async () => {
  await sql`truncate carga_entrega, carga_vez, demo_carga cascade`.execute(t.db);
  t.clock.set('2026-11-26T09:00:00-03:00');
});
afterAll(() => t.close());

let feitas = 0;
interface Dada {
  situacao?: 'APLICADA' | 'RECUSADA' | 'DESFEITA' | 'JULGADA';
  extraida: string | null;
  criada?: string;
  /** Contents of its files, by name. */
  arquivos: Record<string, string>;
}
const entrega = async ({ situacao = 'APLICADA', extraida, criada = extraida ?? '', arquivos }: Dada) => {
  feitas += 1;
  const id = String(feitas);
  await sql`insert into carga_entrega (id, sistema, extraida_em, via, login, situacao, criada_em, aplicada_em, manifesto)
    values (${id}, 'central', ${extraida}::timestamp, 'HTTP', 'chave', ${situacao}, ${criada}::timestamp,
      case when ${situacao} = 'APLICADA' then ${criada}::timestamp end, case when ${extraida}::text is not null then '{}'::jsonb end)`.execute(
    t.db,
  );
  for (const [nome, conteudo] of Object.entries(arquivos))
    await sql`insert into carga_arquivo (entrega_id, nome, bytes, sha256, recebido_em)
      values (${id}, ${nome}, 1, ${conteudo.padStart(64, '0')}, ${criada}::timestamp)`.execute(t.db);
};
const situacao = async (...modules: ModuleKey[]): Promise<SituacaoDosDados> =>
  (await send(t.staff, getDados, {}, await t.tokenFor({ modules }))).json();

describe('the age of the loaded data', () => {
  it('is that of the newest file that a module lives from, and nothing of a module whose files never came (CAR-70)', async () => {
    await entrega({ extraida: '2026-11-01 05:00', arquivos: { faturas: 'a', beneficiarios: 'a' } });
    await entrega({ extraida: '2026-11-26 05:00', arquivos: { beneficiarios: 'b' } });
    await entrega({ extraida: '2026-11-26 08:00', arquivos: { guias: 'a' }, situacao: 'JULGADA' });
    expect((await situacao('cadastro', 'financeiro', 'credenciamento', 'ouvidoria')).idades).toEqual([
      { modulo: 'cadastro', em: '26/11/2026 05:00', atrasados: [] },
      { modulo: 'financeiro', em: '01/11/2026 05:00', atrasados: [] },
    ]);
  });

  it('is late beyond the time of each file, which a setting changes', async () => {
    await entrega({
      extraida: '2026-11-15 05:00',
      arquivos: { beneficiarios: 'a', faturas: 'a', vendas: 'a', guias: 'a', prestadores: 'a' },
    });
    const { idades } = await situacao('cadastro', 'vendas', 'contabilidade', 'credenciamento');
    const dia = '15/11/2026 05:00';
    expect(Object.fromEntries(idades.map(({ modulo, atrasados }) => [modulo, atrasados]))).toEqual({
      cadastro: [{ arquivo: 'beneficiarios', em: dia }],
      // Every file of sales is expected never.
      vendas: [{ arquivo: 'beneficiarios', em: dia }],
      contabilidade: [
        { arquivo: 'beneficiarios', em: dia },
        { arquivo: 'guias', em: dia },
      ],
      credenciamento: [{ arquivo: 'guias', em: dia }],
    });
  });

  it('waits for the hour and not a minute less', async () => {
    await entrega({ extraida: '2026-11-25 03:00', arquivos: { beneficiarios: 'a' } });
    const atrasados = async () => (await situacao('tecnologia')).idades[0]?.atrasados.length;
    expect(await atrasados()).toBe(0);
    t.clock.set('2026-11-26T09:01:00-03:00');
    expect(await atrasados()).toBe(1);
  });

  it('goes on with the same file again, which changes nothing, also for the log (CAR-38)', async () => {
    await entrega({ extraida: '2026-11-20 05:00', arquivos: { beneficiarios: 'a' } });
    await entrega({ extraida: '2026-11-26 05:00', arquivos: { beneficiarios: 'a' }, situacao: 'RECUSADA' });
    expect((await situacao('cadastro')).idades).toEqual([
      { modulo: 'cadastro', em: '26/11/2026 05:00', atrasados: [] },
    ]);
    expect(await atrasadas(t.db, '2026-11-26T05:00:00')).toEqual([]);
    expect(await atrasadas(t.db, '2026-11-26T05:01:00')).toEqual([
      { sistema: 'central', extraidaEm: '2026-11-26T05:00:00' },
    ]);
  });

  it('is not that of a delivery that was refused with other data, or taken back', async () => {
    await entrega({ extraida: '2026-11-20 05:00', arquivos: { beneficiarios: 'a' } });
    await entrega({ extraida: '2026-11-25 05:00', arquivos: { beneficiarios: 'b' }, situacao: 'RECUSADA' });
    await entrega({ extraida: '2026-11-26 05:00', arquivos: { beneficiarios: 'c' }, situacao: 'DESFEITA' });
    const [{ em, atrasados } = { em: '', atrasados: [] }] = (await situacao('cadastro')).idades;
    expect([em, atrasados]).toEqual(['20/11/2026 05:00', [{ arquivo: 'beneficiarios', em }]]);
  });

  it('is the arrival of a delivery that does not say when it was taken', async () => {
    await entrega({ extraida: null, criada: '2026-11-24 10:00', arquivos: { prestadores: 'a' } });
    expect((await situacao('credenciamento')).idades).toEqual([
      { modulo: 'credenciamento', em: '24/11/2026 10:00', atrasados: [] },
    ]);
  });

  it('is not told in the demonstration', async () => {
    await entrega({ extraida: '2026-11-20 05:00', arquivos: { beneficiarios: 'a' } });
    await t.db
      .insertInto('demo_carga')
      .values({ id: 1, hoje: '2026-11-21', vidas: 1, concluida: true })
      .execute();
    expect((await situacao(...moduleKeys)).idades).toEqual([]);
  });

  it('is told of one’s own modules alone', async () => {
    await entrega({ extraida: '2026-11-26 05:00', arquivos: { beneficiarios: 'a' } });
    expect((await situacao('caixa', 'ouvidoria')).idades).toEqual([]);
    expect((await situacao('juridico')).idades.map(({ modulo }) => modulo)).toEqual(['juridico']);
  });

  it('of a late file is a line of the log once a day (CAR-71)', async () => {
    await entrega({ extraida: '2026-11-20 05:00', arquivos: { beneficiarios: 'a', vendas: 'a' } });
    const ronda = startRonda(t.deps);
    await ronda.tick();
    await ronda.tick();
    t.clock.set('2026-11-27T00:10:00-03:00');
    await ronda.tick();
    ronda.stop();
    const aviso = 'o arquivo beneficiarios.csv está atrasado: o último é de 20/11/2026 05:00';
    expect(t.logged().match(/o arquivo \w+\.csv está atrasado[^"]*/g)).toEqual([aviso, aviso]);
  });
});

describe('the files of a module', () => {
  const naPagina = Object.fromEntries(
    readFileSync(new URL('../../../../../docs/carga.md', import.meta.url), 'utf8')
      .split('## Que módulo vive de que arquivo')[1]
      ?.split('\n\n')[1]
      ?.split('\n')
      .slice(2)
      .map((linha) => [
        linha.split('|')[1]?.trim(),
        [...new Set(linha.match(/\b\d\d\b(?! meses)/g))].toSorted(),
      ]) ?? [],
  );

  it.each([
    ['Cadastro', 'cadastro'],
    ['Diretoria', 'diretoria'],
    ['Cobrança, Retenção', 'cobranca'],
    ['Cobrança, Retenção', 'retencao'],
    ['Financeiro', 'financeiro'],
    ['Caixa', 'caixa'],
    ['Contabilidade', 'contabilidade'],
    ['Contas Médicas, Centro Médico', 'contas-medicas'],
    ['Contas Médicas, Centro Médico', 'centro-medico'],
    ['Credenciamento', 'credenciamento'],
    ['Vendas', 'vendas'],
    ['Prevenção, Jurídico', 'prevencao'],
    ['Prevenção, Jurídico', 'juridico'],
    ['Atendimento', 'atendimento'],
  ] as const)('%s, as the dictionary says them, are those of %s', (linha, modulo) => {
    expect(arquivosDoModulo[modulo]).toEqual(naPagina[linha]);
  });
});

describe('CARGA_PRAZOS', () => {
  it.each(['beneficiario=30h', 'beneficiarios=30', 'beneficiarios=0h', 'vendas', 'vendas=1h;faturas=1d'])(
    '%s is refused with how it is written',
    (CARGA_PRAZOS) => {
      expect(() => loadConfig({ SEED: 'none', CARGA_PRAZOS })).toThrow(/CARGA_PRAZOS.*beneficiarios=30h/);
    },
  );
  it('changes what it names and nothing else', () => {
    expect(t.deps.config.carga.prazos).toMatchObject({
      guias: 240,
      vendas: null,
      beneficiarios: 30,
      faturas: 840,
      municipios: null,
    });
  });
});
