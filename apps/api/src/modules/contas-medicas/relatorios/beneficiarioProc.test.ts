import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { procedureOf, providerOf, writeGuides } from './fixtures/care.ts';

let t: TestServer;
const tuss = '40901122';

const ultrassom = {
  codigo: tuss,
  descricao: 'Ultrassom do abdome',
  classificacao: 'EXAME',
  tipo: 'SADT',
} as const;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await t.db.insertInto('procedimento').values(procedureOf(ultrassom)).execute();
  await writeRegister(t.db, [
    { matricula: '0000000001', nome: 'Célia Ramos', nascimento: '1984-11-22' },
    { matricula: '0000000002', nome: 'Bento Alves', cancelado_em: '2026-10-31' },
  ]);
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Zeni Imagem' }))
    .execute();
  const of = { prestador_codigo: '1', matricula: '0000000001' };
  const day = (executado_em: string, codigo = tuss) => ({ codigo, executado_em });
  await writeGuides(t.db, [
    { ...of, numero: '9', itens: [day('2026-10-05'), day('2026-10-05'), day('2026-10-05', '10101012')] },
    { ...of, numero: '8', matricula: '0000000002', baixada_em: '2026-11-10', itens: [day('2026-10-05')] },
    { ...of, numero: '7', itens: [day('2026-10-31'), day('2026-09-30')] },
    { ...of, numero: '6', status: 3, itens: [day('2026-10-05')] },
    { ...of, numero: '5', itens: [day('2026-11-01')] },
  ]);
});

afterAll(() => t.close());

const ask = async (question: string, modules: ModuleKey[]) =>
  t.staff.inject({
    url: `/api/v1/prevencao/getRelatorioProcedimentosRealizadosPeriodo/${question}`,
    headers: { authorization: await t.tokenFor({ modules }) },
  });

it.each(['contas-medicas', 'juridico', 'prevencao'] as const)(
  'tells %s one row for each guide and day, by day and guide, without unused guides (CMR-1, CMR-2)',
  async (module) => {
    const rows = (await ask(`01_10_2026/31_10_2026/${tuss}`, [module])).json();
    expect(rows).toEqual([
      {
        nomeBeneficiario: 'Bento Alves',
        sexo: 'F',
        idade: 42,
        telefone: '44999990000',
        tipoPlano: 'INDIVIDUAL',
        benAtivo: 'NAO',
        dataProcedimento: '05/10/2026',
        procedimento: 'Ultrassom do abdome',
        executante: 'Zeni Imagem',
        guia: '8',
        baixada: 'SIM',
        matricula: '0000000002',
        cpf: expect.toSatisfy((cpf: unknown) => cpf === null || typeof cpf === 'string'),
      },
      // The server's clock stands at 21/11/2026, the day before her birthday.
      expect.objectContaining({ guia: '9', benAtivo: 'SIM', idade: 41, baixada: 'NAO' }),
      expect.objectContaining({ guia: '7', dataProcedimento: '31/10/2026' }),
    ]);
  },
);

it('tells Centro Médico only what was done at its own provider (CMR-13)', async () => {
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '999520', nome: 'Centro Médico' }))
    .execute();
  const guia = { prestador_codigo: '999520', matricula: '0000000001', numero: '20' };
  await writeGuides(t.db, [{ ...guia, itens: [{ codigo: tuss, executado_em: '2026-10-06' }] }]);
  const guias = async (modules: ModuleKey[]) =>
    (await ask(`01_10_2026/31_10_2026/${tuss}`, modules)).json().map((row: { guia: string }) => row.guia);
  expect(await guias(['centro-medico'])).toEqual(['20']);
  expect(await guias(['centro-medico', 'cadastro'])).toEqual(['20']);
  expect(await guias(['centro-medico', 'juridico'])).toEqual(['8', '9', '20', '7']);
});

it('tells a procedure that nobody had from a code that does not exist', async () => {
  const never = { ...ultrassom, codigo: '40901130' };
  await t.db.insertInto('procedimento').values(procedureOf(never)).execute();
  expect((await ask('01_10_2026/31_10_2026/40901130', ['prevencao'])).json()).toEqual([]);
  const unknown = await ask('01_10_2026/31_10_2026/99999999', ['prevencao']);
  expect([unknown.statusCode, unknown.json().error]).toEqual([
    404,
    'O código 99999999 não existe. Confira o código TUSS.',
  ]);
});

it.each([
  ['31_10_2026/01_10_2026/40901122', 'start', 'a data inicial não pode ser posterior à final'],
  ['01_10_2026/31_10_2026/4090-112', 'tussCode', 'use só algarismos, no máximo 8'],
])('refuses %s', async (question, field, message) => {
  const answer = await ask(question, ['juridico']);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().problems).toEqual([{ field, message }]);
});

it.each([
  ['ultrassom', [tuss]],
  ['abdome ULTRA', [tuss]],
  ['4.09.01', [tuss]],
  ['90112', []],
  ['--', []],
  ['ninguém', []],
])('CMR-20: finds a procedure by %s', async (busca, codigos) => {
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/prevencao/getProcedimentosDe',
    headers: { authorization: await t.tokenFor({ modules: ['juridico'] }) },
    payload: { busca },
  });
  expect(answer.statusCode).toBe(200);
  const found = answer.json<{ codigo: string }[]>().map(({ codigo }) => codigo);
  expect(found.filter((codigo) => codigo !== '40901130')).toEqual(codigos);
});

it('CMR-20: says matrícula and CPF of each row, but no CPF to Centro Médico', async () => {
  await t.db.updateTable('pessoa').set({ cpf: '11144477735' }).where('nome', '=', 'Bento Alves').execute();
  const linha = async (modules: ModuleKey[], guia: string) =>
    (await ask(`01_10_2026/31_10_2026/${tuss}`, modules))
      .json<{ guia: string }[]>()
      .find((row) => row.guia === guia);
  expect(await linha(['juridico'], '8')).toMatchObject({ matricula: '0000000002', cpf: '11144477735' });
  expect(await linha(['centro-medico'], '20')).toMatchObject({ cpf: null });
});

it('is not for other modules', async () => {
  expect((await ask(`01_10_2026/31_10_2026/${tuss}`, ['cobranca'])).statusCode).toBe(403);
});
