import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { askReport } from './fixtures/askReport.ts';
import { procedureOf, providerOf, writeGuides } from './fixtures/care.ts';

let t: TestServer;
const codigo = '31003079';

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula: '0000000001' }, { matricula: '0000000002' }]);
  await t.db
    .insertInto('procedimento')
    .values([
      procedureOf({
        codigo,
        descricao: 'Apendicectomia',
        classificacao: 'CIRURGIA',
        especialidade: 'Cirurgia geral',
      }),
      procedureOf({ codigo: '10102019', descricao: 'Visita hospitalar', classificacao: 'VISITA' }),
    ])
    .execute();
  await t.db
    .insertInto('prestador')
    .values([
      providerOf({ codigo: '1', nome: 'Hospital Araucária' }),
      providerOf({ codigo: '2', nome: 'Dr. Régis' }),
    ])
    .execute();
  const hospital = {
    prestador_codigo: '1',
    matricula: '0000000001',
    tipo_guia: 'RESUMO DE INTERNAÇÃO',
  } as const;
  const doctor = { prestador_codigo: '2', tipo_guia: 'HONORÁRIOS' } as const;
  const visit = { codigo: '10102019', executado_em: '2026-10-05' };
  const surgery = (executado_em: string) => ({
    codigo,
    executado_em,
    grau_participacao: '00',
    profissional_conselho: '12345-PR',
  });
  const assistant = { codigo, executado_em: '2026-10-05', grau_participacao: '01' };
  await writeGuides(t.db, [
    { ...hospital, numero: '9', baixada_em: '2026-11-10', itens: [visit, surgery('2026-10-05'), assistant] },
    { ...hospital, numero: '8', itens: [visit], emitida_em: '2026-10-04' },
    { ...doctor, numero: '7', matricula: '0000000001', itens: [surgery('2026-10-05')] },
    // Another person's stay is not hers.
    { ...doctor, numero: '6', matricula: '0000000002', itens: [surgery('2026-10-04')] },
    { ...hospital, numero: '5', status: 3, itens: [surgery('2026-10-05')] },
    { ...hospital, numero: '4', itens: [surgery('2026-11-01')] },
  ]);
});

afterAll(() => t.close());

const october = { dtInicial: '01/10/2026', dtFinal: '31/10/2026' };

it('tells each surgery once, with the hospital of the stay, by day and guide (CMR-4, CMR-14)', async () => {
  const { rows } = await askReport(t, 'getCirurgiasRealizadas', october);
  expect(rows).toEqual([
    expect.objectContaining({ guia: '6', hospital: null }),
    expect.objectContaining({ guia: '7', hospital: 'Hospital Araucária' }),
    {
      guia: '9',
      item: 2,
      dataCirurgia: '05/10/2026',
      beneficiario: expect.any(String),
      descricao: 'Apendicectomia',
      codproc: codigo,
      especialidade: 'Cirurgia geral',
      hospital: 'Hospital Araucária',
      cnscr: '12345-PR',
      dataemissao: '05/10/2026',
      databaixa: '10/11/2026',
    },
  ]);
});

it('has nothing in a period without surgeries, and refuses one that ends before it starts', async () => {
  const empty = { dtInicial: '01/01/2020', dtFinal: '31/01/2020' };
  expect(await askReport(t, 'getCirurgiasRealizadas', empty)).toEqual({ status: 200, rows: [] });
  const wrong = { dtInicial: '02/10/2026', dtFinal: '01/10/2026' };
  expect((await askReport(t, 'getCirurgiasRealizadas', wrong)).problems).toMatchObject([
    { field: 'dtInicial' },
  ]);
});

it('is for Contas Médicas alone', async () => {
  expect((await askReport(t, 'getCirurgiasRealizadas', october, ['prevencao'])).status).toBe(403);
});
