// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { carrega } from '../entregas/carrega.ts';
import { abreEntrega, findEntrega, marcaPronta } from '../entregas/entregas.sql.ts';
import type { Manifesto } from '../entregas/manifesto.ts';
import { contaArquivo, guardaArquivo } from '../entregas/pedacos.sql.ts';
import { startRonda } from './ronda.ts';

let t: TestServer;
const em = '2026-11-26T09:00:00';

beforeAll(async () => {
  t = await testServer({
    config: {
      carga: { limiteDeRecusadas: 10_000, diasDeGuarda: 30, maxBytes: 1e9, prazoHoras: 30, prazos: {} },
    },
  });
});
beforeEach(async () => {
  await sql`truncate carga_entrega, carga_vez, vendedor cascade`.execute(t.db);
  t.clock.set('2026-11-26T09:00:00-03:00');
});
afterAll(() => t.close());

const cabecalho = 'codigo;nome;login;cargo;meta_vidas;ativo\r\n';
async function* bytes(texto: string) {
  yield Buffer.from(texto);
}

const recebe = async (id: string, texto: string, sistema?: string) => {
  await abreEntrega(t.db, id, { login: 'chave:central', via: 'HTTP', em });
  const lugar = { entrega: id, nome: 'vendedores' };
  await guardaArquivo(t.db, lugar, { fonte: bytes(texto), maxBytes: 1e9, em });
  const { sha256 } = await contaArquivo('vendedores', bytes(texto), 1e9);
  const linhas = texto.trim().split('\r\n').length - 1;
  const manifesto: Manifesto | undefined =
    sistema === undefined
      ? undefined
      : {
          sistema,
          extraidaEm: '2026-11-26 03:00:00',
          arquivos: [{ nome: 'vendedores', linhas, sha256, completo: false, somas: {} }],
        };
  await marcaPronta(t.db, id, { manifesto, em });
};
const aplica = (id: string) => carrega(t.db, { id, aplica: true, em, limiteDeRecusadas: 10_000 });
const quantos = async (tabela: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(t.db)).rows[0]?.n;
const guardado = async () =>
  Object.fromEntries(
    await Promise.all(
      ['carga_entrega', 'carga_arquivo', 'carga_pedaco', 'carga_problema', 'carga_antes'].map(
        async (tabela) => [tabela, await quantos(tabela)],
      ),
    ),
  );
const avisos = () => t.logged().match(/a entrega de dados de [^"]*/g) ?? [];

describe('the daily round', () => {
  it('deletes what a delivery keeps after its days, and leaves its row and its report (CAR-37)', async () => {
    await recebe('velha', `${cabecalho}1;Ana;;Vendedor;1;S\r\nx;Bia;;Vendedor;1;S\r\n`);
    await aplica('velha');
    await recebe('esquecida', `${cabecalho}9;Rui;;Vendedor;1;S\r\n`);
    const ronda = startRonda(t.deps);
    t.clock.set('2026-12-26T08:59:00-03:00');
    await ronda.tick();
    expect(await guardado()).toEqual({
      carga_entrega: 2,
      carga_arquivo: 2,
      carga_pedaco: 2,
      carga_problema: 1,
      carga_antes: 1,
    });
    // The day's round is done; the next one is tomorrow's.
    t.clock.set('2026-12-26T09:01:00-03:00');
    await ronda.tick();
    expect(await quantos('carga_pedaco')).toBe(2);
    t.clock.set('2026-12-27T00:05:00-03:00');
    await ronda.tick();
    ronda.stop();
    expect(await guardado()).toEqual({
      carga_entrega: 2,
      carga_arquivo: 2,
      carga_pedaco: 0,
      carga_problema: 0,
      carga_antes: 0,
    });
    expect(await findEntrega(t.db, 'velha')).toMatchObject({
      situacao: 'APLICADA',
      arquivosApagadosEm: '2026-12-27T00:05:00',
      relatorio: { problemas: 1, arquivos: [{ linhas: 2, recusadas: 1 }] },
    });
    expect(await findEntrega(t.db, 'esquecida')).toMatchObject({
      situacao: 'DESCARTADA',
      motivo: expect.stringContaining('dias de guarda'),
    });
  });

  it('says once a day of a system that its delivery is late, on one server (CAR-38)', async () => {
    await recebe('1', `${cabecalho}1;Ana;;Vendedor;1;S\r\n`, 'central');
    await aplica('1');
    await recebe('2', `${cabecalho}2;Bia;;Vendedor;1;S\r\n`);
    await aplica('2');
    const servidores = [startRonda(t.deps), startRonda(t.deps)];
    const todos = async (momento: string) => {
      t.clock.set(momento);
      for (const { tick } of servidores) await tick();
      return avisos();
    };
    expect(await todos('2026-11-27T08:59:00-03:00')).toEqual([]);
    const aviso = 'a entrega de dados de central está atrasada: a última é de 26/11/2026 03:00';
    expect(await todos('2026-11-27T09:01:00-03:00')).toEqual([aviso]);
    expect(await todos('2026-11-27T23:00:00-03:00')).toEqual([aviso]);
    expect(await todos('2026-11-28T00:10:00-03:00')).toEqual([aviso, aviso]);
    for (const { stop } of servidores) stop();
    expect(t.logged()).toMatch(/"level":(40|"warn")[^\n]*está atrasada/);
  });

  it('expects nothing where no time is set', async () => {
    await recebe('1', `${cabecalho}1;Ana;;Vendedor;1;S\r\n`, 'hospital');
    await aplica('1');
    t.clock.set('2027-01-20T09:00:00-03:00');
    const { config } = t.deps;
    const ronda = startRonda({
      ...t.deps,
      config: { ...config, carga: { ...config.carga, prazoHoras: undefined } },
    });
    await ronda.tick();
    ronda.stop();
    expect(avisos().join()).not.toContain('hospital');
  });
});
