// @module-tag embedded
import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeForma } from '../../cadastro/fixtures/formaDePapel.ts';
import { matricula, protocolOf, writePeople } from '../atendimento.fixture.ts';

let t: TestServer;
let token: string;

// Monday; 20/11 is a holiday.
beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ login: 'LIDIA', nome: 'Lídia Fontes', modules: ['atendimento'] });
  await writePeople(t.db);
});

const base = {
  matricula,
  prestador_codigo: '1',
  classe: 'EXAME',
  carater: 'ELETIVA',
  status: 'EM ANÁLISE',
} as const;

beforeEach(async () => {
  for (const table of [
    'carga_decisao',
    'autorizacao',
    'protocolo_atendimento',
    'prazo_legal',
    'feriado',
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`delete from ${sql.table(table)}`.execute(t.db);
  await t.db
    .insertInto('autorizacao')
    .values([
      { ...base, codigo: '601', lancada_em: '2026-11-12', tipo: 'LABORATORIO' },
      { ...base, codigo: '602', lancada_em: '2026-11-18' },
      {
        ...base,
        codigo: '603',
        lancada_em: '2026-11-17',
        pedido_em: '2026-11-19T17:00:00',
        tipo: 'Alta complexidade',
      },
      { ...base, codigo: '604', lancada_em: '2026-11-12', status: 'NEGADA', auditada_em: '2026-11-24' },
    ])
    .execute();
});

afterAll(() => t.close());

const get = async <T>(call: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/atendimento/${call}`, headers: { authorization: token } })).json();
const post = async (call: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/atendimento/${call}`,
    headers: { authorization: token },
    payload,
  });
  return {
    status: reply.statusCode,
    ...reply.json<{ message?: string; data?: string; problems?: object[] }>(),
  };
};
const doMes = async () => get<Autorizacao[]>('getRelatorioRegAutorizacao/11_2026');
const da = async (codigo: string) => (await doMes()).find(({ gtpCod }) => gtpCod === codigo);
const daGuia = (numeroSolicitacao: string) => ({ origemSolicitacao: 'AUTORIZACAO', numeroSolicitacao });
const responde = (over: object = {}) =>
  post('respondeSolicitacao', {
    ...daGuia('601'),
    conclusao: 'NEGADA',
    respostaTexto: 'Fora da cobertura contratada.',
    respostaClausula: 'Cláusula 12.',
    ...over,
  });

describe('the clock of the lists', () => {
  it('ATD-16: says the days of both terms, counted from the request, and the state in words', async () => {
    const rows = await doMes();
    expect(
      rows.map(({ gtpCod, prazo, relogio, responderAte, realizarAte }) => [
        gtpCod,
        prazo,
        relogio,
        responderAte,
        realizarAte,
      ]),
    ).toEqual([
      ['601', 'VENCIDO', 'venceu há 3 dias úteis', '17/11/2026', '17/11/2026'],
      ['604', 'FORA', 'respondida 4 dias úteis depois do prazo', '17/11/2026', '17/11/2026'],
      ['603', 'A_VENCER', 'vence em 9 dias úteis', '04/12/2026', '21/12/2026'],
      ['602', 'A_VENCER', 'vence em 1 dia útil', '24/11/2026', '24/11/2026'],
    ]);
    expect((await da('604'))?.resposta).toBe('sem dado');
    expect((await da('604'))?.clausula).toBe('sem dado');
  });

  it('FIN-16: a holiday of the city moves it, a holiday of the banks does not', async () => {
    const gravado = { gravado_em: '2026-01-05T10:00:00' };
    await t.db
      .insertInto('feriado')
      .values([
        { data: '2026-11-13', nome: 'Da cidade', tipo: 'Feriado Municipal', ...gravado },
        { data: '2026-11-16', nome: 'Dos bancos', tipo: 'Feriado Bancário', ...gravado },
      ])
      .execute();
    expect((await da('601'))?.responderAte).toBe('18/11/2026');
  });

  it('ATD-23: the home counts by the clock what its links list, of any month', async () => {
    await t.db
      .insertInto('protocolo_atendimento')
      .values([
        protocolOf(1, { lancado_em: '2026-10-01T09:00:00' }),
        protocolOf(2, { lancado_em: '2026-11-11T09:00:00' }),
        protocolOf(3, { lancado_em: '2026-11-20T09:00:00', manifestacao_codigo: 4 }),
      ])
      .execute();
    const { prazos } = await get<{ prazos: Record<'autorizacoes' | 'protocolos', Record<string, number>> }>(
      'getInicio',
    );
    expect(prazos).toEqual({
      autorizacoes: { VENCIDO: 1, HOJE: 0, A_VENCER: 2 },
      protocolos: { VENCIDO: 1, HOJE: 1, A_VENCER: 0 },
      reanalises: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
    });
    const listas = { autorizacoes: 'getAutorizacoesEmAnalise', protocolos: 'getProtocolosAbertos' } as const;
    for (const lista of ['autorizacoes', 'protocolos'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two calls
      const rows = await get<{ prazo: string }[]>(listas[lista]);
      for (const [estado, quantos] of Object.entries(prazos[lista]))
        expect(rows.filter(({ prazo }) => prazo === estado)).toHaveLength(quantos);
    }
  });
});

describe('an answer', () => {
  it('ATD-20: ends the clock, stays with its text, and is told to the core system', async () => {
    expect(await responde({ conclusao: 'REALIZADA', respostaClausula: '' })).toMatchObject({
      status: 200,
      message: 'Guia 601 realizada. A resposta volta ao sistema central.',
    });
    expect(await da('601')).toMatchObject({
      status: 'AUTORIZADA',
      prazo: 'FORA',
      resposta: 'Fora da cobertura contratada.',
      respondidaEm: '23/11/2026',
      realizadaEm: '23/11/2026',
      relogioRealizacao: 'realizada 3 dias úteis depois do prazo',
    });
    const { rows } = await sql<{ coluna: string; depois: string; por: string }>`
      select coluna, depois, por from carga_decisao where registro = '601' order by coluna`.execute(t.db);
    expect(rows).toEqual([
      { coluna: 'realizada_em', depois: '2026-11-23', por: 'USU_LIDIA' },
      { coluna: 'respondida_em', depois: '2026-11-23 09:00:00', por: 'USU_LIDIA' },
      { coluna: 'resposta', depois: 'Fora da cobertura contratada.', por: 'USU_LIDIA' },
      { coluna: 'status', depois: 'AUTORIZADA', por: 'USU_LIDIA' },
    ]);
  });

  it('ATD-21: a denial needs its clause or legal basis, and goes on paper with the ombudsman', async () => {
    expect(await responde({ respostaClausula: ' ' })).toMatchObject({
      status: 422,
      problems: [{ field: 'respostaClausula' }],
    });
    expect((await responde({ respostaTexto: ' ' })).status).toBe(422);
    expect((await da('601'))?.status).toBe('EM ANÁLISE');
    expect((await responde()).status).toBe(200);
    const papel = await post('negativaPdf', daGuia('601'));
    const text = pdfText(Buffer.from(papel.data ?? '', 'base64')).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('Conceição Inventada, matrícula 0000001200');
    expect(text).toContain('Fora da cobertura contratada.');
    expect(text).toContain('Cláusula 12.');
    expect(text).toContain('ouvidoria da operadora a reanálise');
    expect(text).not.toContain('página 2 de');
    expect(await post('negativaPdf', daGuia('604'))).toMatchObject({
      status: 422,
      message: 'Falta dado: o texto da resposta, que o sistema central não mandou.',
    });
  });

  it('PAP-9: goes in large print to whom asked for it', async () => {
    await responde();
    await writeForma(t.db, matricula, 'LETRA_GRANDE');
    const papel = await post('negativaPdf', daGuia('601'));
    await emptyTables(t.db, ['forma_de_papel']);
    expect(pdfText(Buffer.from(papel.data ?? '', 'base64'))).toContain('página 2 de');
  });

  it('ATD-20: is given once; one of the core system stays', async () => {
    await responde();
    expect(await responde()).toMatchObject({ status: 409 });
    expect(await responde(daGuia('604'))).toMatchObject({
      status: 409,
      message: 'Esta autorização já foi decidida.',
    });
    expect((await responde(daGuia('nenhuma'))).status).toBe(404);
  });

  it('ATD-22: the kind is said where it is unknown, once', async () => {
    expect((await da('602'))?.tipoVisto).toBe('tipo não informado: vale o menor prazo');
    expect(
      (await post('dizTipoSolicitacao', { guia: '602', tipoSolicitacao: 'ALTA_COMPLEXIDADE' })).status,
    ).toBe(200);
    expect(await da('602')).toMatchObject({ tipoVisto: 'Alta complexidade', responderAte: '03/12/2026' });
    expect((await post('dizTipoSolicitacao', { guia: '602', tipoSolicitacao: 'CONSULTA' })).status).toBe(409);
  });
});
