// @module-tag embedded
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { rpxFile } from '../../../imports/fixtures/sib.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, included, rejected, sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

const waiting = async (): Promise<Record<string, string>[]> => {
  const answered = await t.get('getRejeitadosSib');
  return answered.statusCode === 204 ? [] : answered.json();
};
const short = async () =>
  (await waiting()).map(
    ({ matricula, codbeneficiario, campo }) => `${matricula ?? codbeneficiario} ${campo}`,
  );
const count = async () => (await t.get('getInicio')).json().rejeitados;

const twoFields = rejected({
  cco: '000000000101',
  campos: [
    { descricao: 'CEP', valor: '87013000', erros: [['2201', 'CEP INEXISTENTE']] },
    { descricao: 'NÚMERO DO PLANO', erros: [['3101', 'PLANO NÃO ESTÁ ATIVO']] },
  ],
});
const stranger = rejected({ codigoBeneficiario: '0000077777', tipoMovimento: 'INCLUSÃO' });

/** A return with two errors of bond 101, one of 402 and one of an unknown bond. */
const bring = async () => {
  const envio = await t.made();
  await t.send(
    answer(envio, {
      rejeitados: [twoFields, rejected({ codigoBeneficiario: '402', tipoMovimento: 'INCLUSÃO' }), stranger],
    }),
    'retorno-outubro.xml',
  );
  return envio;
};

const whole = ['0000000101 CEP', '0000000101 NÚMERO DO PLANO', '0000000402 CEP', '0000077777 CEP'];

test('what ANS rejected stays on the list, with the return that brought it, and the home counts its rows', async () => {
  expect(await short()).toEqual([]);
  await bring();
  expect(await short()).toEqual(whole);
  expect(await count()).toBe(whole.length);
  expect((await waiting())[0]).toMatchObject({
    retorno: 'retorno-outubro.xml',
    retornoEm: '21/11/2026 09:00',
    nome: 'Pessoa 0000000101',
    matricula: '0000000101',
    cco: '000000000101',
    mensagemErro: 'CEP INEXISTENTE',
  });
});

test('a corrected field leaves the list by itself; what is not of the record stays', async () => {
  await bring();
  t.clock.set('2026-11-21T12:05:00Z');
  const ficha = (await t.post('fichaBeneficiario', { matricula: '0000000101' })).json();
  const answered = await t.put('corrigeBeneficiario', {
    matricula: '0000000101',
    versao: ficha.versao,
    dados: { ...ficha.dados, bairro: 'Jardim das Paineiras' },
  });
  expect(answered.json()).toMatchObject({ alterados: ['bairro'] });
  expect(await short()).toEqual(whole.filter((row) => row !== '0000000101 CEP'));
  expect(await count()).toBe(3);
});

test('CAD-44: a correction that is undone brings the rejection back', async () => {
  await bring();
  t.clock.set('2026-11-21T12:05:00Z');
  const ficha = (await t.post('fichaBeneficiario', { matricula: '0000000101' })).json();
  const corrige = async (versao: string, dados: unknown) =>
    (await t.put('corrigeBeneficiario', { matricula: '0000000101', versao, dados })).json();
  const { versao } = await corrige(ficha.versao, { ...ficha.dados, bairro: 'Jardim das Paineiras' });
  expect(await short()).toEqual(whole.filter((row) => row !== '0000000101 CEP'));
  const desfeita = await corrige(versao, ficha.dados);
  expect(desfeita).toMatchObject({ alterados: ['bairro'], versao: ficha.versao });
  expect(await short()).toEqual(whole);
  expect(await count()).toBe(whole.length);
});

test('a later return that accepts the record takes it from the list', async () => {
  await bring();
  t.clock.set('2026-12-01T12:00:00Z');
  await t.enter('later');
  await t.send(
    answer(await t.made(), { incluidos: [included('402')], rejeitados: [stranger] }),
    'novembro.xml',
  );
  expect(await short()).toEqual(['0000077777 CEP']);
  expect((await waiting())[0]).toMatchObject({ retorno: 'novembro.xml' });
});

test('a rejection is discarded once, and who did it and when is kept', async () => {
  await bring();
  const [first, second] = await waiting();
  const ids = [first?.['id'], second?.['id']];
  expect((await t.post('descartaRejeitadosSib', { ids })).json()).toEqual({
    success: true,
    message: '2 rejeições descartadas.',
    quantidade: 2,
  });
  expect(await short()).toEqual(whole.slice(2));
  expect(await count()).toBe(2);
  expect((await t.post('fichaBeneficiario', { matricula: '0000000101' })).json().erros).toEqual([]);
  await t.enter('other');
  expect((await t.post('descartaRejeitadosSib', { ids })).json()).toMatchObject({ quantidade: 0 });
  expect(
    await t.db
      .selectFrom('sib_retorno_erro')
      .select(['descartado_por', 'descartado_em'])
      .where('descartado_em', 'is not', null)
      .execute(),
  ).toEqual(Array(2).fill({ descartado_por: 'USU_clerk', descartado_em: '2026-11-21 09:00:00' }));
});

test('those that were chosen are discarded, or none when one of them waits no more (REL-46)', async () => {
  await bring();
  const ids = (await waiting()).slice(0, 2).map((row) => String(row['id']));
  await t.post('descartaRejeitadosSib', { ids: ids.slice(0, 1) });
  const rest = await count();
  const refused = await t.post('descartaRejeitadosSib', {
    ids,
    confirmado: confirmadoDe(ids.map((id) => ({ id }))),
  });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: 'Eram 2 rejeições; agora é 1 rejeição. Nada foi feito: confira e confirme de novo.',
  });
  expect(await count()).toBe(rest);
});

test('a number that is none is refused with its place', async () => {
  const answered = await t.post('descartaRejeitadosSib', { ids: ['1', 'x'] });
  expect(answered.statusCode).toBe(400);
  expect(answered.json()).toMatchObject({ problems: [{ field: 'ids.1' }] });
});

test('a return whose hash does not match is told before anything is taken, and taking it is recorded', async () => {
  const bytes = rpxFile({ incluidos: [included('401')] }, { hash: '0'.repeat(32) });
  const before = await t.everything();
  const refused = await t.send(bytes);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: expect.stringContaining('O hash do arquivo não confere'),
    problems: [{ field: 'hash' }],
  });
  expect(await t.everything()).toBe(before);
  const taken = await t.send(bytes, 'retorno.RPX', '?hashAceito=sim');
  expect(taken.json()).toMatchObject({ importacao: { ccosGravados: 1 } });
  expect(await t.db.selectFrom('sib_retorno').select(['hash_aceito', 'login']).execute()).toEqual([
    { hash_aceito: true, login: 'USU_clerk' },
  ]);
});
