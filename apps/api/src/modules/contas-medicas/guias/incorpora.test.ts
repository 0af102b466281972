// @module-tag embedded
import { linhaDaGuia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer } from './guiasServer.fixture.ts';

const { t, ask, set, ana, rui, guiaRow, historyOf } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

describe('incorporating and settling', () => {
  const incorporar = (given: object = {}) =>
    ask('incorporarGuia', { numGuia: '1', guiTipo: null, competencia: '12/2026', ...given });
  const baixar = (dataBaixa = '21/11/2026', given: object = {}) =>
    ask('baixarGuia', { numGuia: '1', dataBaixa, ...given });

  it('CTM-45: go from valid to settled, once', async () => {
    await writeGuia(t.db, { numero: '1', status: 2 }, [approved()]);
    expect(await baixar()).toMatchObject({ status: 200, success: false });
    expect(await incorporar()).toMatchObject({
      success: true,
      message: 'Guia incorporada ao Saúde',
      repetida: false,
      motivoSemBaixa: null,
      historico: [{ descricao: 'Guia incorporada', para: 'competência 12/2026' }],
    });
    expect(await incorporar()).toMatchObject({ success: true, repetida: true });
    expect(await incorporar({ competencia: '11/2026' })).toMatchObject({ status: 409 });
    expect(await guiaRow()).toMatchObject({
      status: 1,
      competencia: '2026-12',
      valor_aprovado_cents: 10_000,
      incorporada_em: '2026-11-21 09:00:00',
    });
    expect(await baixar('15/11/2026')).toMatchObject({
      success: false,
      message: 'Data da baixa, incompatível. Data da baixa não condiz com a competência selecionada!',
    });
    expect(await baixar('21/11/2026', { comCommit: false })).toMatchObject({ success: true });
    expect(await guiaRow()).toMatchObject({ baixada_em: null });
    expect(await baixar()).toMatchObject({
      success: true,
      message: 'Sucesso! (Incorporada e baixada)',
      repetida: false,
    });
    expect(await baixar()).toMatchObject({ success: true, repetida: true });
    expect(await baixar('22/11/2026')).toMatchObject({
      success: false,
      message: 'A guia já foi baixada em 21/11/2026.',
    });
    expect((await historyOf()).map(({ descricao }) => descricao)).toEqual([
      'Guia incorporada',
      'Guia baixada',
    ]);
  });

  it('REL-46: pay the amount that was confirmed, or nothing', async () => {
    const visto = (vrTotalAprovado: number) => confirmadoDe([linhaDaGuia({ numGuia: '1', vrTotalAprovado })]);
    await writeGuia(t.db, { numero: '1', status: 2 }, [approved()]);
    const message =
      'Era 1 guia válida e R$ 90,00 aprovados; agora é 1 guia válida e R$ 100,00 aprovados. Nada foi feito: confira e confirme de novo.';
    expect(await incorporar({ confirmado: visto(9_000) })).toMatchObject({ status: 409, message });
    expect(await guiaRow()).toMatchObject({ status: 2, competencia: null, versao: 0 });
    expect(await incorporar({ confirmado: visto(10_000) })).toMatchObject({ success: true });
    expect(await baixar('21/11/2026', { confirmado: visto(9_000) })).toMatchObject({ status: 409, message });
    expect(await guiaRow()).toMatchObject({ baixada_em: null });
    expect(await baixar('21/11/2026', { confirmado: visto(10_000) })).toMatchObject({ success: true });
  });

  it.each([
    [{ status: null }, {}, 409],
    [{ status: 0 }, {}, 409],
    [{ status: 2, gui_tipo: null }, { guiTipo: 'E' }, 422],
    [{ status: 2, gui_tipo: null, tipo_atendimento: '07' }, {}, 422],
    [{ status: 2 }, { competencia: '01/2027' }, 422],
    [{ status: 2 }, { competencia: '10/2026' }, 422],
  ] as const)('refuse %o with %o', async (guia, given, status) => {
    await writeGuia(t.db, { numero: '1', ...guia }, [approved()]);
    expect(await incorporar(given)).toMatchObject({ status, success: false });
    expect(await guiaRow()).toMatchObject({ competencia: null, versao: 0 });
  });

  it.each([
    [{ prestador_codigo: prestadores.semBaixa }, {}, /prestador não permite/],
    [{ tipo_atendimento: '07', gui_tipo: 'A' }, {}, /tipo A/],
    [{}, { tipo: 'HM', credenciado: true }, /item 1 é honorário/],
  ] as const)('leave the settlement of %o %o to the core system', async (guia, item, why) => {
    await writeGuia(t.db, { numero: '1', status: 2, ...guia }, [{ ...approved(), ...item }]);
    expect(await incorporar()).toMatchObject({ success: true, motivoSemBaixa: expect.stringMatching(why) });
    expect(await baixar()).toMatchObject({
      status: 200,
      success: false,
      message: expect.stringMatching(why),
    });
  });

  it('CTM-67: of the own provider are done by another person than who approved', async () => {
    const given = { numGuia: '1', guiTipo: null, competencia: '12/2026' };
    await writeGuia(t.db, { numero: '1', prestador_codigo: prestadores.centro }, [{ sequencia: 1 }]);
    await set([{ status: 1 }], ana);
    expect(await ask('incorporarGuia', given, ana)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/foi você quem aprovou/),
    });
    expect(await ask('incorporarGuia', given, rui)).toMatchObject({ success: true });
    const settled = { numGuia: '1', dataBaixa: '21/11/2026' };
    expect(await ask('baixarGuia', settled, ana)).toMatchObject({
      success: false,
      message: expect.stringMatching(/foi você quem aprovou/),
    });
    expect(await ask('baixarGuia', settled, rui)).toMatchObject({ success: true });
    await writeGuia(t.db, { numero: '2' }, [{ sequencia: 1 }]);
    await set([{ numGuia: '2', status: 1 }], ana);
    expect(await ask('incorporarGuia', { ...given, numGuia: '2' }, ana)).toMatchObject({ success: true });
  });

  it('CTM-45: at once by twenty is done once', async () => {
    await writeGuia(t.db, { numero: '1', status: 2 }, [approved()]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => incorporar()));
    expect(replies.filter(({ repetida }) => repetida === false)).toHaveLength(1);
    expect(await historyOf()).toHaveLength(1);
  });

  it('are asked for the month of today', async () => {
    expect(await ask('getCompetenciaPagMed', undefined)).toMatchObject({
      competenciaPagMed: '11/2026',
      dataBaixaSugerida: '21/11/2026',
    });
  });
});
