import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { askReport } from './fixtures/askReport.ts';
import { procedureOf, providerOf, writeGuides } from './fixtures/care.ts';

let t: TestServer;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula: '0000000001', nome: 'Célia Ramos' }, { matricula: '0000000002' }]);
  await t.db
    .insertInto('procedimento')
    .values([
      procedureOf({ codigo: '10101012', descricao: 'Consulta' }),
      procedureOf({ codigo: '40304361', descricao: 'Hemograma', classificacao: 'EXAME', tipo: 'SADT' }),
    ])
    .execute();
  await t.db
    .insertInto('prestador')
    .values([
      providerOf({ codigo: '1', nome: 'Dr. Régis', especialidade: 'Cardiologia' }),
      providerOf({ codigo: '2', nome: 'Clínica do Vale', especialidade: 'Clínica médica' }),
    ])
    .execute();
  const visit = (executado_em: string, profissional_conselho: string | null = '12345-PR') => [
    { codigo: '10101012', executado_em, profissional_conselho },
  ];
  const of = { matricula: '0000000001', prestador_codigo: '1' };
  await writeGuides(t.db, [
    { ...of, numero: '9', baixada_em: '2026-10-20', itens: visit('2026-10-01') },
    { ...of, numero: '8', status: 3, itens: visit('2026-10-02') },
    { ...of, numero: '7', itens: visit('2026-10-03', '777-PR') },
    // The same doctor at another provider, on the last day that counts.
    { ...of, numero: '6', prestador_codigo: '2', itens: visit('2026-11-01') },
    { ...of, numero: '5', itens: visit('2026-12-03') },
    {
      ...of,
      numero: '4',
      tipo_guia: 'SP/SADT',
      itens: [{ codigo: '40304361', executado_em: '2026-10-15' }],
    },
    {
      ...of,
      numero: '1',
      matricula: '0000000002',
      tipo_guia: 'SP/SADT',
      itens: [{ codigo: '40304361', executado_em: '2026-10-11' }],
    },
    { ...of, numero: '3', matricula: '0000000002', itens: visit('2026-10-10', null) },
    { ...of, numero: '2', matricula: '0000000002', itens: visit('2026-10-10', null) },
  ]);
});

afterAll(() => t.close());

const ask = (over: object = {}, modules?: Parameters<typeof askReport>[3]) =>
  askReport(
    t,
    'getPossiveisConsultasRetorno',
    { dtInicial: '01_10_2026', dtFinal: '31_10_2026', qtdeDias: 31, ...over },
    modules,
  );

it('tells each consultation with the next of the same person and doctor, by day and guide (CMR-7)', async () => {
  expect((await ask()).rows).toEqual([
    {
      nome: 'Célia Ramos',
      codsau: '0000000001',
      guiocor: '9',
      dataguia: '01/10/2026',
      guiaseguinte: '6',
      dataguiaseguinte: '01/11/2026',
      difdias: 31,
      temexame: 'SIM',
      codmedico: '12345-PR',
      especialidade: 'Cardiologia',
      especialidadeseguinte: 'Clínica médica',
      datbaix: '20/10/2026',
    },
    expect.objectContaining({
      codsau: '0000000002',
      guiocor: '2',
      guiaseguinte: '3',
      difdias: 0,
      temexame: 'NAO',
      codmedico: '1',
    }),
  ]);
});

it('a day less leaves the later one out; the digits as text count too', async () => {
  const { rows } = await ask({ qtdeDias: '30' });
  expect((rows as object[]).length).toBe(1);
});

it('has nothing in a period without consultations', async () => {
  expect((await ask({ dtInicial: '01_01_2020', dtFinal: '31_01_2020' })).rows).toEqual([]);
});

it.each([
  [{ qtdeDias: -1 }, 'qtdeDias', 'use um número de dias de 0 a 999'],
  [{ dtInicial: '01_11_2026' }, 'dtInicial', 'a data inicial não pode ser posterior à final'],
])('refuses %j', async (over, field, message) => {
  expect(await ask(over)).toEqual({ status: 400, problems: [{ field, message }] });
});

it('is for Contas Médicas alone', async () => {
  expect((await ask({}, ['juridico'])).status).toBe(403);
});
