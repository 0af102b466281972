import { linhaDaGuia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type GuiaFixture, prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer } from './guiasServer.fixture.ts';

const { t, ana, coord, ask, set, guiaRow, historyOf } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
  await t.db.deleteFrom('lote_xml').execute();
});

afterAll(() => t.close());

const motivo = 'lançada no mês errado';
const undo = (desfaz: 'baixa' | 'incorporacao', given: object = {}, who = coord) =>
  ask('desfazerGuia', { numGuia: '1', desfaz, motivo, ...given }, who);
const incorpora = (given: object = {}) =>
  ask('incorporarGuia', { numGuia: '1', guiTipo: null, competencia: '12/2026', ...given });
const baixa = () => ask('baixarGuia', { numGuia: '1', dataBaixa: '21/11/2026' });
const valid = (given: Partial<GuiaFixture> = {}) =>
  writeGuia(t.db, { numero: '1', status: 2, valor_aprovado_cents: 10_000, ...given }, [approved()]);
const undone = async () => {
  const { versao: _, ...row } = await guiaRow();
  return row;
};
const downloaded = async (parcial = false) => {
  const { id } = await t.db
    .insertInto('lote_xml')
    .values({
      prestador_codigo: prestadores.clinica,
      numero: '77',
      nome_arquivo: 'lote.xml',
      padrao: '4.01.00',
      recebido_em: '2026-11-20T08:00:00',
      sha256: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('demonstrativo_guia')
    .values({
      guia_numero: '1',
      lote_xml_id: id,
      baixado_em: '2026-11-20T17:00:00',
      por: 'USU_RUI',
      formato: 'PDF',
      parcial,
    })
    .execute();
};

it('CTM-77: the settlement is undone and done again, and the guide is as it was', async () => {
  await valid();
  await incorpora();
  const before = await undone();
  await baixa();
  expect(await undo('baixa')).toMatchObject({ success: true, message: 'Baixa desfeita', repetida: false });
  expect(await undone()).toEqual(before);
  expect(await undo('baixa')).toMatchObject({ success: true, repetida: true });
  expect((await historyOf()).at(-1)).toMatchObject({
    descricao: 'Baixa desfeita',
    de: 'baixada em 21/11/2026',
    para: `não baixada · motivo: ${motivo}`,
  });
  expect(await historyOf()).toHaveLength(3);
  expect(await baixa()).toMatchObject({ success: true, repetida: false });
});

it('CTM-77: incorporation and settlement are undone at once, also the type that was chosen with them', async () => {
  await valid({ tipo_atendimento: '07', gui_tipo: null });
  const before = await undone();
  await incorpora({ guiTipo: 'I' });
  expect(await guiaRow()).toMatchObject({ status: 1, gui_tipo: 'I', competencia: '2026-12' });
  expect(await undo('incorporacao')).toMatchObject({ success: true, message: 'Incorporação desfeita' });
  expect(await undone()).toEqual(before);
  expect(await undo('incorporacao')).toMatchObject({ success: true, repetida: true });

  await t.db.updateTable('guia').set({ gui_tipo: 'E', tipo_atendimento: '23' }).execute();
  await incorpora();
  await baixa();
  await undo('incorporacao');
  expect(await undone()).toEqual({ ...before, gui_tipo: 'E', tipo_atendimento: '23' });
  expect((await historyOf()).slice(-2).map(({ descricao, para }) => [descricao, para])).toEqual([
    ['Baixa desfeita', `não baixada · motivo: ${motivo}`],
    ['Incorporação desfeita', `Válida · motivo: ${motivo}`],
  ]);
  // The items are decided again.
  expect(await set([{ status: null }])).toMatchObject({ success: true });
});

it('CTM-77: is for who coordinates, with a reason, for the version and the amount on show', async () => {
  await valid();
  await incorpora();
  expect(await undo('incorporacao', {}, ana)).toMatchObject({ status: 403 });
  expect(await undo('incorporacao', { motivo: '  ' })).toMatchObject({
    status: 422,
    message: 'Diga por que se desfaz.',
  });
  expect(await undo('incorporacao', { versao: 0 })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Guia incorporada'),
  });
  const confirmado = confirmadoDe([linhaDaGuia({ numGuia: '1', vrTotalAprovado: 9_000 })]);
  expect(await undo('incorporacao', { confirmado })).toMatchObject({
    status: 409,
    message: expect.stringContaining('agora é 1 guia incorporada e R$ 100,00'),
  });
  expect(await undo('baixa')).toMatchObject({
    status: 409,
    message: 'A guia não está baixada: o que se desfaz nela é a incorporação.',
  });
  expect(await guiaRow()).toMatchObject({ status: 1, versao: 1 });
});

it.each([
  [false, /^O demonstrativo com esta guia foi baixado em 20\/11\/2026 por Rui Farias Lobo: /],
  [true, /^O demonstrativo parcial com esta guia foi baixado/],
])(
  'CTM-78: is refused once a demonstrativo with the guide was downloaded (partial: %s)',
  async (parcial, why) => {
    await valid();
    await incorpora();
    await downloaded(parcial);
    expect(await undo('incorporacao')).toMatchObject({
      status: 409,
      message: expect.stringMatching(why),
    });
    expect(await guiaRow()).toMatchObject({ status: 1 });
  },
);

it('CTM-78: is refused in a month that is over', async () => {
  const paid = { status: 1, competencia: '2026-10', incorporada_em: '2026-10-05T10:00:00' } as const;
  await valid({ ...paid, baixada_em: '2026-10-10' });
  for (const desfaz of ['baixa', 'incorporacao'] as const)
    expect(await undo(desfaz)).toMatchObject({
      status: 409,
      message:
        'A competência 10/2026 já fechou, e o que se pagou nela não muda. Acerte a diferença com o prestador numa guia de 11/2026 ou 12/2026.',
    });
});

it('CTM-77: at once by ten is done once', async () => {
  await valid();
  await incorpora();
  const replies = await Promise.all(Array.from({ length: 10 }, () => undo('incorporacao')));
  expect(replies.filter(({ repetida }) => repetida === false)).toHaveLength(1);
  expect(await historyOf()).toHaveLength(2);
});
