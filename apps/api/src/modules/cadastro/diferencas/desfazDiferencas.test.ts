// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diferencasKit } from '../fixtures/diferencas.ts';
import { sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;
const { start, campos, situacoes, doSituacao, doCampo, envia, usa, novos } = diferencasKit(() => t);

beforeAll(async () => {
  t = await sibMonth();
});

afterAll(() => t.close());

beforeEach(start);

const desfaz = async (ato: string) => {
  const answer = await t.post('desfazDiferencasSib', { ato });
  return [answer.statusCode, answer.json().message ?? answer.json().error];
};

/** Every difference, the movements of the next file, and both registers behind them. */
const tudo = async () => ({
  campos: await campos(),
  situacoes: await situacoes(),
  novos: await novos(),
  estados: await t.db.selectFrom('sib_estado').selectAll().orderBy('matricula').execute(),
  vinculos: await t.db
    .selectFrom('beneficiario')
    .select(['matricula', 'cco', 'cancelado_em', 'motivo_cancelamento_codigo'])
    .orderBy('matricula')
    .execute(),
  pessoas: await t.db.selectFrom('pessoa').selectAll().orderBy('id').execute(),
});

test('SIB-63: a sent difference is taken back, and nothing goes to ANS', async () => {
  const before = await tudo();
  const { ato } = (await envia(await doSituacao('201'), await doCampo('Nome'))).json();
  expect(await novos()).toEqual(['101 RETIFICAÇÃO', '201 CANCELAMENTO']);
  expect(await desfaz(ato)).toEqual([200, 'Desfeito: 2 diferenças voltam a esperar.']);
  expect(await tudo()).toEqual(before);
  expect(await desfaz(ato)).toEqual([
    409,
    'Já não se desfaz: passou mais de um minuto, ou já foi desfeito. Nada mudou.',
  ]);
  // Sent again it is a request of now.
  t.clock.set('2026-11-28T13:00:00Z');
  await envia(await doCampo('Nome'));
  expect((await t.previa()).movimentos[0]?.solicitado).toMatchObject({ em: '28/11/2026 10:00' });
});

test('SIB-63: an inclusion that was asked for is taken back', async () => {
  const row = {
    codbeneficiario: '0000000901',
    campo: 'Sem CCO',
    cco: null,
    valorAns: null,
    valorOperadora: 'INATIVO',
    andamento: null,
  };
  const { ato } = (await envia(row as never)).json();
  expect(await novos()).toEqual(['901 INCLUSÃO']);
  expect((await desfaz(ato))[0]).toBe(200);
  expect(await novos()).toEqual([]);
});

test('SIB-63: taken values of person and bond go back to what they were', async () => {
  const before = await tudo();
  const { ato } = (
    await usa('3', await doSituacao('201'), await doSituacao('301'), await doCampo('Nome'))
  ).json();
  expect(await situacoes()).toEqual([]);
  expect((await desfaz(ato))[0]).toBe(200);
  expect(await tudo()).toEqual(before);
});

test('SIB-63: what changed since, went out, is another person’s or older than a minute stays as it is', async () => {
  const mudou = [409, 'O cadastro ou o que a ANS sabe mudou depois desta decisão. Nada foi desfeito.'];
  const velho = [409, 'Já não se desfaz: passou mais de um minuto, ou já foi desfeito. Nada mudou.'];
  const enviada = (await envia(await doCampo('Nome'))).json().ato;
  const tomada = (await usa('3', await doSituacao('201'))).json().ato;
  await t.db
    .updateTable('beneficiario')
    .set({ cancelado_em: '2026-10-20', motivo_cancelamento_codigo: '3' })
    .where('matricula', '=', '0000000201')
    .execute();
  expect(await desfaz(tomada)).toEqual(mudou);
  await t.made();
  expect(await desfaz(enviada)).toEqual(mudou);
  expect((await doCampo('Nome')).andamento).toBe('Espera o retorno');

  const { ato } = (await usa('3', await doSituacao('301'))).json();
  await t.enterAs({ modules: ['cadastro'] });
  expect(await desfaz(ato)).toEqual(velho);
});

test('SIB-63: after a minute nothing is taken back, and the next act drops what was kept', async () => {
  const { ato } = (await envia(await doCampo('Nome'))).json();
  t.clock.set('2026-11-28T12:01:01Z');
  expect((await desfaz(ato))[0]).toBe(409);
  await envia(await doSituacao('201'));
  expect(
    await t.db.selectFrom('sib_diferenca_ato').select('id').where('id', '=', Number(ato)).execute(),
  ).toEqual([]);
});

test('SIB-63: an act that did nothing cannot be taken back, and who is not of Cadastro takes none', async () => {
  expect((await usa(null, await doCampo('CPF'))).json()).toMatchObject({ quantidade: 0, ato: null });
  const { ato } = (await envia(await doCampo('Nome'))).json();
  await t.enterAs({ modules: ['financeiro'] });
  expect((await desfaz(ato))[0]).toBe(403);
});
