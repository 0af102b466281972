import type { RegraSalva } from '@vidas/api-client/contas-medicas/regras/regrasDasContas.report.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { guiasServer } from '../guias/guiasServer.fixture.ts';

const { t, ana, coord, centro, ask } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('regra_da_conta').execute();
});

afterAll(() => t.close());

const regras = async (who = ana): Promise<RegraSalva[]> =>
  (
    await t.staff.inject({ url: '/api/v1/contasMedicas/getRegrasDasContas', headers: { authorization: who } })
  ).json();
const regra = async (chave: string) => (await regras()).find((each) => each.chave === chave);
const grava = (given: object = {}, who = coord) =>
  ask(
    'gravaRegraDaConta',
    { chave: 'segundaCirurgia', versao: 0, ligada: true, valor1: '50', valor2: '70', ...given },
    who,
  );

it('CTM-96: each rule is told with its sentence, source, denial, switch and values', async () => {
  const todas = await regras();
  expect(
    todas.map(({ regra: numero, situacao, valores, comCod }) => [numero, situacao, valores, comCod]),
  ).toEqual([
    ['CTM-87', 'LIGADA', null, '1702'],
    ['CTM-89', 'DESLIGADA', 'Dias do retorno: sem valor', '1601'],
    ['CTM-90', 'LIGADA', 'Diárias aceitas além das noites: 1', '1913'],
    ['CTM-91', 'DESLIGADA', 'Pela mesma via (%): sem valor · Por outra via (%): sem valor', '1716'],
    ['CTM-92', 'DESLIGADA', 'Primeiro auxiliar (%): sem valor · Demais auxiliares (%): sem valor', '1716'],
    ['CTM-93', 'LIGADA', null, '1802'],
    ['CTM-94', 'LIGADA', null, '1803'],
    ['CTM-95', 'LIGADA', null, '1820'],
  ]);
  expect(todas.every(({ frase, fonte, versao }) => frase !== '' && fonte !== '' && versao === 0)).toBe(true);
});

it('CTM-96: the coordination changes a rule, the earlier versions stay, and nobody else may', async () => {
  expect(await grava({}, ana)).toMatchObject({ status: 403 });
  expect(await grava({}, centro)).toMatchObject({ status: 403 });
  expect(await grava()).toMatchObject({
    status: 200,
    message: 'Segunda cirurgia do mesmo cirurgião: ligada · Pela mesma via (%): 50 · Por outra via (%): 70.',
  });
  expect(await regra('segundaCirurgia')).toMatchObject({
    situacao: 'LIGADA',
    versao: 1,
    valor1: '50',
    valor2: '70',
    gravadaEm: '21/11/2026 09:00',
  });
  expect(await grava({ versao: 1, ligada: false, valor1: '', valor2: '' })).toMatchObject({ status: 200 });
  expect(await regra('segundaCirurgia')).toMatchObject({ situacao: 'DESLIGADA', versao: 2, valor1: null });
  expect(await t.db.selectFrom('regra_da_conta').select('ligada').orderBy('versao').execute()).toEqual([
    { ligada: true },
    { ligada: false },
  ]);
});

it('CTM-96: a change of a version that is no longer the last is refused with who made the last', async () => {
  await grava();
  expect(await grava({ valor1: '40' })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/ mudou esta regra em 21\/11\/2026 09:00\. Abra-a de novo\.$/),
  });
  expect(await grava({ versao: 7 })).toMatchObject({ status: 409 });
  expect(await regra('segundaCirurgia')).toMatchObject({ versao: 1, valor1: '50' });
});

it.each([
  ['words', { valor1: 'metade' }, 'valor1', 'use um número inteiro de 1 a 100'],
  ['a negative one', { valor2: '-5' }, 'valor2', 'use um número inteiro de 1 a 100'],
  ['zero', { valor1: '0' }, 'valor1', 'use um número inteiro de 1 a 100'],
  ['more than all', { valor1: '101' }, 'valor1', 'use um número inteiro de 1 a 100'],
  ['a fraction', { valor1: '33,3' }, 'valor1', 'use um número inteiro de 1 a 100'],
  ['none', { valor1: ' ' }, 'valor1', 'use um número inteiro de 1 a 100, ou desligue a regra'],
])('CTM-96: the value %s is refused at its field, and nothing is kept', async (_, given, field, message) => {
  expect(await grava(given)).toMatchObject({ status: 422, problems: [{ field, message }] });
  expect(await regra('segundaCirurgia')).toMatchObject({ versao: 0 });
});

it('CTM-96: a rule without values ignores what is typed for them', async () => {
  expect(await grava({ chave: 'duplicada', ligada: false, valor1: 'x' })).toMatchObject({ status: 200 });
  expect(await regra('duplicada')).toMatchObject({ situacao: 'DESLIGADA', valor1: null });
  expect(await grava({ chave: 'outra' })).toMatchObject({ status: 400 });
});
