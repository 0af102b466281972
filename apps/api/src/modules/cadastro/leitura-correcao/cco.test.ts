import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
  await writeRegister(t.db, [
    { matricula: '0000000001', cco: '000000000101' },
    { matricula: '0000000002' },
    { matricula: '0000000003', cpf: '39053344705' },
    { matricula: '0000000004' },
    { matricula: '0000000005' },
    { matricula: '0000000008', cpf: '11144477735', pessoa_id: 'two' },
    { matricula: '0000000009', cpf: '11144477735', pessoa_id: 'two' },
  ]);
});

afterAll(() => t.close());

const put = (body: unknown) =>
  t.staff.inject({
    method: 'PUT',
    url: '/api/v1/cadastro/atualizaCodigoAns',
    headers: { authorization: token },
    payload: body as object,
  });

const ccos = async () =>
  Object.fromEntries(
    (await t.db.selectFrom('beneficiario').select(['matricula', 'cco']).orderBy('matricula').execute()).map(
      ({ matricula, cco }) => [matricula, cco],
    ),
  );

test('an empty list is told that there is nothing to update', async () => {
  const answer = await put([]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'Não há CCO para atualizar' });
});

test('a CCO that is not 12 digits changes nothing', async () => {
  const answer = await put([
    { cco: '000000000202', codbeneficiario: '0000000002' },
    { cco: '12', codbeneficiario: '0000000004' },
  ]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    problems: [{ field: '1.cco', message: 'O CCO "12" não tem 12 dígitos.' }],
  });
  expect(await ccos()).toMatchObject({ '0000000002': null });
});

test('CCOs are written by code, then by CPF, and never where it is not certain', async () => {
  const answer = await put([
    { cco: '000000000199', codbeneficiario: '0000000001', cpf: '39053344705' },
    { cco: '000000000202', codbeneficiario: '2', cpf: '11144477735' },
    { cco: '000000000303', codbeneficiario: '0000077777', cpf: '390.533.447-05' },
    { cco: '000000000404', codbeneficiario: '0000000004' },
    { cco: '000000000405', codbeneficiario: '0000000004' },
    { cco: '000000000808', codbeneficiario: null, cpf: '11144477735' },
    { cco: '000000000101', codbeneficiario: '0000000005' },
    { cco: '000000000707', codbeneficiario: '0000077777', cpf: null },
    { cco: '000000000101', codbeneficiario: '1' },
  ]);
  expect(answer.json()).toMatchObject({ success: true, message: '2 de 9 CCO atualizados.', atualizados: 2 });
  expect(
    answer
      .json()
      .naoGravados.map(
        ({ cco, matricula, motivo }: Record<string, string>) => `${cco} ${matricula} ${motivo}`,
      ),
  ).toEqual([
    '000000000199 0000000001 já tem outro CCO',
    '000000000404 0000000004 o arquivo lhe dá dois CCO',
    '000000000405 0000000004 o arquivo lhe dá dois CCO',
    '000000000808 null o CPF é de vários vínculos',
    '000000000101 0000000005 o CCO já é de outro beneficiário',
    '000000000707 null não está no cadastro',
    '000000000101 0000000001 já tem este CCO',
  ]);
  expect(await ccos()).toEqual({
    '0000000001': '000000000101',
    '0000000002': '000000000202',
    '0000000003': '000000000303',
    '0000000004': null,
    '0000000005': null,
    '0000000008': null,
    '0000000009': null,
  });
});

test('of those it wrote the register counts as told to ANS, and nobody else is looked at (SIB-27)', async () => {
  const informados = await t.db.selectFrom('sib_estado').select('matricula').orderBy('matricula').execute();
  expect(informados.map(({ matricula }) => matricula)).toEqual(['0000000002', '0000000003']);
});
