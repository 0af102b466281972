import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { askReport } from '../relatorios/fixtures/askReport.ts';
import { procedureOf, providerOf, writeGuides } from '../relatorios/fixtures/care.ts';

let t: TestServer;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [
    { matricula: '0000000001', nome: 'Zélia Prado' },
    { matricula: '0000000002', nome: 'Águeda Leal' },
  ]);
  const imagem = (codigo: string, descricao: string, kind: 'ULTRASSOM' | 'TOMOGRAFIA' | 'RESSONÂNCIA') =>
    procedureOf({ codigo, descricao, imagem: kind, classificacao: 'EXAME', tipo: 'SADT' });
  await t.db
    .insertInto('procedimento')
    .values([
      imagem('40901122', 'US - Abdome total', 'ULTRASSOM'),
      imagem('41001079', 'TC - Tórax', 'TOMOGRAFIA'),
      imagem('41101014', 'RM - Crânio', 'RESSONÂNCIA'),
      procedureOf({ codigo: '40304361', descricao: 'Hemograma', classificacao: 'EXAME', tipo: 'SADT' }),
    ])
    .execute();
  await t.db
    .insertInto('prestador')
    .values([
      providerOf({ codigo: '1', nome: 'Clínica do Vale' }),
      providerOf({ codigo: '2', nome: 'Dr. Régis' }),
    ])
    .execute();
  const exame = (codigo: string, over: object = {}) => ({ codigo, executado_em: '2026-11-05', ...over });
  const of = { prestador_codigo: '1', tipo_guia: 'SP/SADT' as const };
  await writeGuides(t.db, [
    {
      ...of,
      numero: '9',
      matricula: '0000000001',
      emitida_em: '2026-10-31',
      solicitante_codigo: '2',
      itens: [
        exame('40901122', { quantidade: 2, profissional_nome: 'Dra. Íris' }),
        exame('41101014'),
        exame('40304361'),
      ],
    },
    {
      ...of,
      numero: '8',
      matricula: '0000000001',
      emitida_em: '2026-10-01',
      solicitante_nome: 'Dr. Fora',
      itens: [exame('40901122')],
    },
    { ...of, numero: '7', matricula: '0000000002', emitida_em: '2026-10-01', itens: [exame('41001079')] },
    {
      ...of,
      numero: '6',
      matricula: '0000000002',
      emitida_em: '2026-10-02',
      status: 3,
      itens: [exame('41001079')],
    },
    { ...of, numero: '5', matricula: '0000000002', emitida_em: '2026-11-01', itens: [exame('41001079')] },
  ]);
});

afterAll(() => t.close());

const outubro = { dtInicial: '01/10/2026', dtFinal: '31/10/2026' };
const ask = (call: string, over: object = {}, modules?: Parameters<typeof askReport>[3]) =>
  askReport(t, call, { ...outubro, ...over }, modules);

const ultrassom = { codigo: '40901122', procedimento: 'US - Abdome total', tipo: 'ULTRASSOM' };
const dele = [
  { guia: '8', emissao: '01/10/2026', solicitante: 'Dr. Fora', executante: 'Clínica do Vale', ...ultrassom },
  { guia: '9', emissao: '31/10/2026', solicitante: 'Dr. Régis', executante: 'Dra. Íris', ...ultrassom },
  {
    guia: '9',
    emissao: '31/10/2026',
    solicitante: 'Dr. Régis',
    executante: 'Clínica do Vale',
    codigo: '41101014',
    procedimento: 'RM - Crânio',
    tipo: 'RESSONÂNCIA',
  },
];
const delas = {
  guia: '7',
  emissao: '01/10/2026',
  solicitante: null,
  executante: 'Clínica do Vale',
  codigo: '41001079',
  procedimento: 'TC - Tórax',
  tipo: 'TOMOGRAFIA',
};

it('tells by person how many of each kind, with the exams (CMR-9)', async () => {
  expect((await ask('getRelExamesPessoas')).rows).toEqual([
    { matricula: '0000000002', nome: 'Águeda Leal', qtdeultra: 0, qtdetomo: 1, qtdemag: 0, exames: [delas] },
    { matricula: '0000000001', nome: 'Zélia Prado', qtdeultra: 3, qtdetomo: 0, qtdemag: 1, exames: dele },
  ]);
});

it('tells the same exams one by one, each quantity under its kind', async () => {
  const zelia = { matricula: '0000000001', nome: 'Zélia Prado', qtdetomo: 0 };
  expect((await ask('getRelExames')).rows).toEqual([
    { matricula: '0000000002', nome: 'Águeda Leal', qtdeultra: 0, qtdetomo: 1, qtdemag: 0, ...delas },
    { ...zelia, qtdeultra: 1, qtdemag: 0, ...dele[0] },
    { ...zelia, qtdeultra: 2, qtdemag: 0, ...dele[1] },
    { ...zelia, qtdeultra: 0, qtdemag: 1, ...dele[2] },
  ]);
});

it.each(['getRelExamesPessoas', 'getRelExames'])(
  '%s has nothing without exams, refuses days in the wrong order, and is for Contas Médicas alone',
  async (call) => {
    expect((await ask(call, { dtInicial: '02/10/2026', dtFinal: '30/10/2026' })).rows).toEqual([]);
    expect(await ask(call, { dtInicial: '01/11/2026' })).toEqual({
      status: 400,
      problems: [{ field: 'dtInicial', message: 'a data inicial não pode ser posterior à final' }],
    });
    expect((await ask(call, {}, ['juridico'])).status).toBe(403);
  },
);
