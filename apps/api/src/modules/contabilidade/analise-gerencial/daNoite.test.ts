import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { analiseServer } from './analise.fixture.ts';
import { analisesDaNoite, daNoite } from './daNoite.ts';
import type { PedidoDeAnalise } from './analise.sql.ts';

let a: Awaited<ReturnType<typeof analiseServer>>;
beforeAll(async () => {
  a = await analiseServer();
});
beforeEach(() => a.limpa());
afterAll(() => a.t.close());

const app = fastify();
afterAll(() => app.close());

/** A night over the server's database, and what it asked for. */
const noite = (hora: string | null) => {
  const pedidos: string[] = [];
  const { db, config, clock, log } = a.t.deps;
  const deps = {
    db,
    clock,
    log,
    config: { ...config, financeiro: { ...config.financeiro, horaDaAnalise: hora } },
  };
  const { olha } = daNoite(app, deps, {
    tipoDeTarefa: 'analise-gerencial',
    pede: async ({ competencia, tipo }: PedidoDeAnalise, login) => {
      pedidos.push(`${tipo}:${competencia}`);
      await db
        .insertInto('tarefa')
        .values({
          tipo: 'analise-gerencial',
          chave: `${tipo}:${competencia}`,
          login,
          parametros: JSON.stringify({}),
          pedida_em: '2026-11-21T09:00:00',
          situacao: 'CANCELADA',
          terminada_em: '2026-11-21T09:00:00',
        })
        .execute();
    },
  });
  return { olha, pedidos };
};

it('ANA-13: makes the ended month and the present one ready, of both types', () => {
  expect(analisesDaNoite('2026-01-15')).toEqual([
    { competencia: '2025-12', tipo: 'E' },
    { competencia: '2025-12', tipo: 'I' },
    { competencia: '2026-01', tipo: 'E' },
    { competencia: '2026-01', tipo: 'I' },
  ]);
});

it('ANA-13: asks once a night, and only for months with fees', async () => {
  await a.umAno();
  const { olha, pedidos } = noite('05:00');
  await olha();
  expect(pedidos).toEqual(['E:2026-10', 'I:2026-10', 'E:2026-11', 'I:2026-11']);
  await olha();
  expect(pedidos).toHaveLength(4);
});

it('ANA-13: asks for nothing before there are fees, and nothing where the setting says never', async () => {
  const vazia = noite('05:00');
  await vazia.olha();
  expect(vazia.pedidos).toEqual([]);
  await a.umAno();
  const nunca = noite(null);
  await nunca.olha();
  expect(nunca.pedidos).toEqual([]);
});
