import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { ask, item, vidas, writeContabilidade, writeLancamentos } from '../contabilidade.fixture.ts';

let t: TestServer;
// Today is 2026-11-21 in these tests, so October is the last closed month.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeContabilidade(t, [
    { itens: [item(50_000)] },
    { matricula: vidas.empresa, itens: [item(90_000)] },
    { competencia: '2026-11', itens: [item(1_000)] },
    { status: 2, incorporada_em: null, competencia: null, valor_cents: 700, itens: [item(500)] },
    { status: null, incorporada_em: null, competencia: null, valor_cents: 300, itens: [item(100)] },
    { status: 3, incorporada_em: null, competencia: null },
  ]);
  await writeLancamentos(t, [
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 100_000 },
    { matricula: vidas.individual, tipo_codigo: 9, valor_cents: 10_000 },
    { matricula: vidas.adesao, tipo_codigo: 2, valor_cents: 60_000 },
  ]);
});
afterAll(() => t.close());

const get = async (call: string, modules: ModuleKey[] = ['contabilidade']) => {
  const headers = { authorization: await t.tokenFor({ modules }) };
  const answer = await t.staff.inject({ url: `/api/v1/contabilidade/${call}`, headers });
  return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : undefined };
};

it('tells the last closed competence by kind of contract, and what waits in Contas Médicas (CTB-11, CTB-12)', async () => {
  const calculadoEm = '21/11/2026 09:00';
  expect((await get('getInicio')).body).toEqual({
    competencia: '10/2026',
    individual: {
      linhas: 1,
      receita: '1000,00',
      despesaLiquida: '400,00',
      sinistralidade: '40,00',
      calculadoEm,
    },
    empresarial: {
      linhas: 2,
      receita: '600,00',
      despesaLiquida: '900,00',
      sinistralidade: '150,00',
      calculadoEm,
    },
    emAnalise: { quantidade: 2, valor: '10,00' },
  });
});

it('counts the rows of the lists that it opens', async () => {
  const outubro = { dtInicial: '10/2026', dtFinal: '10/2026' };
  const individual = await ask(t, 'getSinistralidadeIndividualResumida', { ...outubro, matricula: '' });
  const empresarial = await ask(t, 'getSinistralidadeEmpresarialResumida', { ...outubro, empCon: '' });
  expect([individual.body.length, empresarial.body.length]).toEqual([1, 2]);
  const { body } = await get('getGuiasEmAnalise');
  expect(body.map(({ valor }: { valor: string }) => valor)).toEqual(['7,00', '3,00']);
  expect(Object.keys(body[0])).not.toContain('matricula');
});

it('is for Contabilidade alone', async () => {
  expect((await get('getInicio', ['contas-medicas'])).status).toBe(403);
  expect((await get('getGuiasEmAnalise', ['contas-medicas'])).status).toBe(403);
});

it('keeps the results for a while, says since when, and works them out anew behind the answer (REL-29)', async () => {
  const resultado = async () => {
    const { receita, calculadoEm } = (await get('getInicio')).body.individual;
    return [receita, calculadoEm];
  };
  const antes = ['1000,00', '21/11/2026 09:00'];
  expect(await resultado()).toEqual(antes);
  await writeLancamentos(t, [{ matricula: vidas.individual, tipo_codigo: 2, valor_cents: 5_000 }]);
  t.clock.set('2026-11-21T12:10:00Z');
  expect(await resultado()).toEqual(antes);
  t.clock.set('2026-11-21T12:11:00Z');
  expect(await resultado()).toEqual(antes);
  await vi.waitFor(async () => expect(await resultado()).toEqual(['1050,00', '21/11/2026 09:11']), 20_000);
  // The next month has its own.
  t.clock.set('2026-12-01T12:00:00Z');
  expect((await get('getInicio')).body).toMatchObject({
    competencia: '11/2026',
    individual: { receita: '0,00', calculadoEm: '01/12/2026 09:00' },
  });
});
