// @module-tag embedded
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, centro, ask, set, read, guiaRow } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

describe('the list', () => {
  const list = async (body: object, who = ana) => {
    const reply = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/contasMedicas/getGuiasImportadas',
      headers: { authorization: who },
      payload: {
        filtrarStatus: 'verificar',
        codPrestador: prestadores.clinica,
        filtroImportacao: null,
        ...body,
      },
    });
    return reply.statusCode === 204 ? 204 : reply.json<{ numGuia: string }[]>().map(({ numGuia }) => numGuia);
  };

  it('has the guides of a provider by status and import (CTM-51, CTM-52)', async () => {
    await writeGuia(t.db, { numero: '1' }, []);
    await writeGuia(t.db, { numero: '2', status: 0 }, []);
    await writeGuia(t.db, { numero: '3', status: 2, importada_em: '2026-09-21T08:30:00' }, []);
    await writeGuia(t.db, { numero: '4', status: 3 }, []);
    await writeGuia(t.db, { numero: '6', importada_em: '2026-09-20T23:30:00' }, []);
    await writeGuia(t.db, { numero: '5', prestador_codigo: prestadores.centro }, []);
    expect(await list({})).toEqual(['1', '2', '3', '6']);
    expect(await list({ filtroImportacao: 1 })).toEqual(['1', '2']);
    expect(await list({ filtroImportacao: 2 })).toEqual(['1', '2', '3']);
    expect(await list({ filtrarStatus: 'naoUtilizadas' })).toEqual(['4']);
    expect(await list({ filtrarStatus: 'incorporadas' })).toBe(204);
  });

  it('has the guides of one lot alone, by its protocol (CTM-105)', async () => {
    await t.db
      .insertInto('lote_xml')
      .values({
        id: 15,
        prestador_codigo: prestadores.clinica,
        numero: '261001',
        nome_arquivo: 'lote.xml',
        padrao: '4.01.00',
        recebido_em: '2026-11-20 10:00:00',
        sha256: null,
      })
      .execute();
    await writeGuia(t.db, { numero: '1', lote_xml_id: 15 }, []);
    await writeGuia(t.db, { numero: '2' }, []);
    expect(await list({ protocolo: '15' })).toEqual(['1']);
    for (const protocolo of ['16', '0015x', '99999999999'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await list({ protocolo })).toBe(204);
  });

  it('has the providers with guides', async () => {
    await writeGuia(t.db, { numero: '1' }, []);
    await writeGuia(t.db, { numero: '5', prestador_codigo: prestadores.centro }, []);
    const codes = async (who: string) =>
      (
        (await ask('getListaPrestadores', undefined, who))['listaPrestadores'] as { codPrestador: string }[]
      ).map(({ codPrestador }) => codPrestador);
    expect(await codes(ana)).toEqual([prestadores.centro, prestadores.clinica]);
    expect(await codes(centro)).toEqual([prestadores.centro]);
  });
});

describe('Centro Médico (CTM-41)', () => {
  beforeEach(async () => {
    await writeGuia(t.db, { numero: '1', status: 2 }, [approved()]);
    await writeGuia(t.db, { numero: '5', prestador_codigo: prestadores.centro }, [one()]);
  });

  it('reads and changes the guides of its own provider', async () => {
    expect((await read('5', centro)).guia).toMatchObject({ numGuia: '5' });
    expect(await set([{ numGuia: '5', status: 1 }], centro)).toMatchObject({ success: true });
  });

  it.each([
    ['getGuiaImportada', { numGuia: '1' }],
    ['descartarReativarGuia', { numGuia: '1', acao: 'descartar' }],
    ['setGuia', { dadosAlteradosGuia: { numGuia: '1', GUI_TIPO: 'A' } }],
    ['incorporarGuia', { numGuia: '1', guiTipo: 'E', competencia: '11/2026' }],
    ['baixarGuia', { numGuia: '1', dataBaixa: '20/11/2026' }],
  ])('is told by %s that another guide is not there', async (path, body) => {
    expect(await ask(path, body, centro)).toMatchObject({
      status: 404,
      message: 'Nenhuma guia tem o número 1.',
    });
    expect(await guiaRow()).toMatchObject({ status: 2, versao: 0 });
  });

  it('gets no list and changes no item of another provider', async () => {
    const body = { filtrarStatus: 'verificar', codPrestador: prestadores.clinica, filtroImportacao: null };
    expect(await ask('getGuiasImportadas', body, centro)).toEqual({ status: 204 });
    const reply = await set([{ status: null }], centro);
    expect(reply.resultados).toMatchObject([{ situacao: 'recusado', motivos: [{ regra: 'CTM-41' }] }]);
    expect(reply.guias).toEqual([]);
    expect(await guiaRow()).toMatchObject({ status: 2, versao: 0 });
  });
});

it('knows the text of a code of denial', async () => {
  expect(await ask('getComentarioGlosa', { comCod: '1705' })).toMatchObject({
    success: true,
    comentarioGlosa: 'Valor apresentado a maior',
  });
  expect(await ask('getComentarioGlosa', { comCod: '0' })).toMatchObject({
    success: false,
    comentarioGlosa: null,
  });
});
