// @module-tag embedded
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { writeGuia } from './guias.fixture.ts';
import { approved, guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, rui, coord, ask, set, guiaRow, historyOf } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

describe('discarding and taking up again', () => {
  const act = (acao: string, who = coord, more: object = {}) =>
    ask('descartarReativarGuia', { numGuia: '1', acao, ...more }, who);

  it('is for who coordinates, and kept in the history', async () => {
    await writeGuia(t.db, { numero: '1', status: 2 }, [approved()]);
    expect(await act('descartar', ana)).toMatchObject({ status: 403 });
    expect(await act('descartar')).toMatchObject({
      message: 'Sucesso ao descartar guia!',
      guia: { status: 3 },
    });
    expect(await act('descartar')).toMatchObject({ status: 409 });
    expect(await act('reativar')).toMatchObject({
      message: 'Sucesso ao reativar guia!',
      guia: { status: 2 },
    });
    expect(await act('reativar')).toMatchObject({ status: 409 });
    expect((await historyOf()).map(({ de, para }) => [de, para])).toEqual([
      ['Válida', 'Não utilizada'],
      ['Não utilizada', 'Válida'],
    ]);
  });

  it('is refused to who saw another version, with what was done', async () => {
    await writeGuia(t.db, { numero: '1' }, [one()]);
    await set([{ status: 1 }], rui);
    expect(await act('descartar', coord, { versao: 0 })).toMatchObject({
      status: 409,
      mudancas: [{ quem: 'Rui Farias Lobo' }, {}],
    });
    expect(await guiaRow()).toMatchObject({ status: 2 });
  });

  it('does not take up a settled one', async () => {
    const settled = {
      incorporada_em: '2026-11-20T09:00:00',
      competencia: '2026-11',
      baixada_em: '2026-11-10',
    };
    await writeGuia(t.db, { numero: '1', status: 3, ...settled }, [one()]);
    expect(await act('reativar')).toMatchObject({
      status: 409,
      message: expect.stringContaining('Já baixada'),
    });
  });
});

describe('the type of a hospital stay (CTM-34)', () => {
  const choose = (GUI_TIPO: string) => ask('setGuia', { dadosAlteradosGuia: { numGuia: '1', GUI_TIPO } });

  it('is chosen where it is asked for', async () => {
    await writeGuia(t.db, { numero: '1', tipo_atendimento: '07', gui_tipo: null }, [one()]);
    expect(await choose('E')).toMatchObject({ status: 422 });
    expect(await choose('I')).toMatchObject({ guia: { GUI_TIPO: 'I' } });
    expect(await choose('A')).toMatchObject({ guia: { GUI_TIPO: 'A' } });
    expect(await choose('B')).toMatchObject({ status: 409 });
  });

  it('is not chosen elsewhere', async () => {
    await writeGuia(t.db, { numero: '1' }, [one()]);
    expect(await choose('A')).toMatchObject({
      status: 409,
      message: expect.stringContaining('Erro ao alterar o tipo'),
    });
  });
});
