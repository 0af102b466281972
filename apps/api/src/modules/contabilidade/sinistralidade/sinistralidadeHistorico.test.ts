import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { ask, item, vidas, writeContabilidade, writeLancamentos } from '../contabilidade.fixture.ts';

const outubro = { dtInicial: '10/2026', dtFinal: '10/2026' };

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeContabilidade(t, [
    { itens: [item(50_000)] },
    { competencia: '2026-09', itens: [item(30_000)] },
    { competencia: '2025-10', itens: [item(12_000)] },
    // Before the thirteen months, after them, and of a company.
    { competencia: '2025-09', itens: [item(99_000)] },
    { competencia: '2026-11', itens: [item(98_000)] },
    { matricula: vidas.empresa, competencia: '2026-09', itens: [item(15_000)] },
    { matricula: vidas.outraDaEmpresa, competencia: '2026-09', itens: [item(5_000)] },
  ]);
  const fee = (matricula: string, competencia: string, valor_cents: number) => ({
    matricula,
    competencia,
    tipo_codigo: 2,
    valor_cents,
  });
  await writeLancamentos(t, [
    fee(vidas.individual, '2026-10', 100_000),
    fee(vidas.individual, '2026-09', 40_000),
    { ...fee(vidas.individual, '2026-09', 2_000), tipo_codigo: 9 },
    fee(vidas.individual, '2025-10', 24_000),
    fee(vidas.empresa, '2026-09', 30_000),
    fee(vidas.outraDaEmpresa, '2026-09', 20_000),
  ]);
});
afterAll(() => t.close());

const individual = { EMP: null, PLANO: '471203148' };

it('gives key and figure of the month and of the twelve before it, as the list of each gives them (REL-22)', async () => {
  const { body } = await ask(t, 'contabilidade/getSinistralidadeIndividualResumida/historico', {
    ...outubro,
    matricula: '',
  });
  expect(body).toEqual([
    {
      ...individual,
      COMPETENCIA: '10/2025',
      SINISTRALIDADE: '50,00',
      CUSTOBRUTO: '120,00',
      MENSALIDADE: '240,00',
      COPART: '0,00',
    },
    // (300 − 20) ÷ 400.
    {
      ...individual,
      COMPETENCIA: '09/2026',
      SINISTRALIDADE: '70,00',
      CUSTOBRUTO: '300,00',
      MENSALIDADE: '400,00',
      COPART: '20,00',
    },
    {
      ...individual,
      COMPETENCIA: '10/2026',
      SINISTRALIDADE: '50,00',
      CUSTOBRUTO: '500,00',
      MENSALIDADE: '1000,00',
      COPART: '0,00',
    },
  ]);
});

it('counts back from the last month asked, whichever the first is', async () => {
  const meses = { dtInicial: '01/2020', dtFinal: '09/2026', matricula: '' };
  const { body } = await ask(t, 'contabilidade/getSinistralidadeIndividualResumida/historico', meses);
  expect(body.map(({ COMPETENCIA }: { COMPETENCIA: string }) => COMPETENCIA)).toEqual([
    '09/2025',
    '10/2025',
    '09/2026',
  ]);
});

it('tells the lives of a company apart, without their names', async () => {
  const { body } = await ask(t, 'contabilidade/getSinistralidadeEmpresarialDetalhada/historico', {
    ...outubro,
    empCon: '0042',
  });
  expect(
    body.map(({ MATRICULA, SINISTRALIDADE }: Record<string, string>) => [MATRICULA, SINISTRALIDADE]),
  ).toEqual([
    [vidas.empresa, '50,00'],
    [vidas.outraDaEmpresa, '25,00'],
  ]);
  expect(Object.keys(body[0])).not.toContain('BENEFICIARIO');
});

it('is asked as the list is, and for Contabilidade alone', async () => {
  const call = 'contabilidade/getSinistralidadeEmpresarialDetalhada/historico';
  const { status, body } = await ask(t, call, { ...outubro, empCon: '' });
  expect(status).toBe(400);
  expect(body.problems).toContainEqual({ field: 'empCon', message: 'informe o código da empresa' });
  expect((await ask(t, call, { ...outubro, empCon: '0042' }, ['contas-medicas', 'diretoria'])).status).toBe(
    403,
  );
});
