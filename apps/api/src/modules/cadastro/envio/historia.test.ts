// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

const linha = async (matricula: string, tipo: string) =>
  (await t.previa()).movimentos.find(
    (each) => each.matricula === `0000000${matricula}` && each.tipo === tipo,
  );

test('SIB-55: a line of the preview tells day, motive, CPF, holder and both values', async () => {
  expect(await linha('201', 'CANCELAMENTO')).toMatchObject({
    dia: '15/10/2026',
    motivo: '41',
    mudancas: [{ campo: 'situacao', antes: 'ATIVO', depois: 'INATIVO' }],
    titular: null,
  });
  expect(await linha('402', 'INCLUSÃO')).toMatchObject({
    dia: '05/10/2026',
    titular: 'Pessoa 0000000401',
    cpf: expect.stringMatching(/^\d{11}$/),
    mudancas: [{ campo: 'situacao', antes: null, depois: 'ATIVO' }],
  });
  expect(await linha('101', 'MUDANÇA CONTRATUAL')).toMatchObject({
    mudancas: [{ campo: 'numeroPlanoANS', antes: '471203148', depois: '471204145' }],
  });
});

test('SIB-55: what ANS refused says when and why, and whether it goes again unchanged', async () => {
  await t.send(answer(await t.made()));
  const em = '21/11/2026 09:00';
  const { ultima } = await t.previa();
  expect(ultima).toBe('10/2026');
  expect((await linha('101', 'RETIFICAÇÃO'))?.rejeitado).toEqual({
    em,
    porque: 'CEP: CEP INEXISTENTE',
    isIgual: true,
  });
  expect((await linha('402', 'INCLUSÃO'))?.rejeitado).toMatchObject({ isIgual: true });
  expect((await linha('501', 'INCLUSÃO'))?.rejeitado).toBeNull();
  await t.db.updateTable('pessoa').set({ cep: '87050000' }).where('id', '=', 'p0000000101').execute();
  expect((await linha('101', 'RETIFICAÇÃO'))?.rejeitado).toMatchObject({ isIgual: false });
});

test('SIB-55: an inclusion without CCO and without an error says that ANS gave none', async () => {
  await t.send(answer(await t.made(), { incluidos: [], rejeitados: [] }));
  expect((await linha('401', 'INCLUSÃO'))?.rejeitado).toMatchObject({ porque: 'a ANS não deu o CCO' });
});
