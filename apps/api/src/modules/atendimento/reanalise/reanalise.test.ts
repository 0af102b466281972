// @module-tag embedded
import type { ReanaliseListada } from '@vidas/api-client/atendimento/reanalise/reanalises.report.ts';
import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeForma } from '../../cadastro/fixtures/formaDePapel.ts';
import { matricula, protocolOf, writePeople } from '../atendimento.fixture.ts';

let t: TestServer;
let deLidia: string;
let daOuvidoria: string;

// Monday; 20/11 is a holiday.
beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  deLidia = await t.tokenFor({ login: 'LIDIA', nome: 'Lídia Fontes', modules: ['atendimento'] });
  daOuvidoria = await t.tokenFor({ login: 'OTTO', nome: 'Otto Reis', modules: ['ouvidoria'] });
  await writePeople(t.db);
});

const base = { matricula, prestador_codigo: '1', classe: 'EXAME', carater: 'ELETIVA' } as const;

beforeEach(async () => {
  await emptyTables(t.db, ['reanalise', 'carga_decisao', 'autorizacao', 'protocolo_atendimento']);
  await t.db
    .insertInto('autorizacao')
    .values([
      { ...base, codigo: '601', lancada_em: '2026-11-05', status: 'NEGADA', auditada_em: '2026-11-10' },
      { ...base, codigo: '602', lancada_em: '2026-11-05', status: 'NEGADA', auditada_em: '2026-11-06' },
      { ...base, codigo: '603', lancada_em: '2026-11-05', status: 'AUTORIZADA', auditada_em: '2026-11-06' },
    ])
    .execute();
});

afterAll(() => t.close());

const get = async <T>(call: string, token = deLidia): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/atendimento/${call}`, headers: { authorization: token } })).json();
const post = async (call: string, payload: object, token = deLidia) => {
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
const pede = (over: object = {}, token = deLidia) =>
  post(
    'pedeReanalise',
    {
      origemNegativa: 'AUTORIZACAO',
      numeroNegativa: '601',
      quemPediu: 'Conceição Inventada',
      reanaliseEm: '12/11/2026',
      reanaliseTexto: 'O médico mandou outro laudo.',
      ...over,
    },
    token,
  );
const responde = (over: object = {}, token = deLidia) =>
  post(
    'respondeReanalise',
    {
      origemNegativa: 'AUTORIZACAO',
      numeroNegativa: '601',
      conclusao: 'MANTIDA',
      respostaTexto: 'O laudo não muda a cobertura.',
      respostaClausula: 'Cláusula 12.',
      ...over,
    },
    token,
  );
const da = async (codigo: string) =>
  (await get<Autorizacao[]>('getRelatorioRegAutorizacao/11_2026')).find(({ gtpCod }) => gtpCod === codigo);

describe('a request for a reanalysis', () => {
  it('ATD-25: has seven working days from its day, said in the row of the denial', async () => {
    expect(await pede()).toMatchObject({ status: 200, message: 'Reanálise de 601 registrada.' });
    expect(await da('601')).toMatchObject({
      reanalise: 'ABERTA',
      relogioReanalise: 'responder até 24/11/2026: vence em 1 dia útil',
    });
    expect(await da('602')).toMatchObject({ reanalise: null, relogioReanalise: null });
  });

  it('ATD-24: is one a denial, from the day of the denial until today, with who and what', async () => {
    expect(await pede({ reanaliseEm: '09/11/2026' })).toMatchObject({
      status: 422,
      message: 'use um dia desde a negativa, de 10/11/2026',
      problems: [{ field: 'reanaliseEm' }],
    });
    expect(await pede({ reanaliseEm: '24/11/2026' })).toMatchObject({ status: 422 });
    expect(await pede({ quemPediu: ' ' })).toMatchObject({ status: 422, problems: [{ field: 'quemPediu' }] });
    expect(await pede({ reanaliseTexto: ' ' })).toMatchObject({
      status: 422,
      problems: [{ field: 'reanaliseTexto' }],
    });
    expect(await pede({ numeroNegativa: '603' })).toMatchObject({ status: 409 });
    expect(await pede({ numeroNegativa: 'nenhuma' })).toMatchObject({ status: 404 });
    expect(await get('getReanalises')).toEqual([]);
    expect((await pede()).status).toBe(200);
    expect(await pede({ reanaliseEm: '13/11/2026' })).toMatchObject({
      status: 409,
      message: 'A reanálise desta negativa já foi registrada por Lídia Fontes em 23/11/2026 09:00.',
    });
  });

  it('ATD-27: waits in a list of its own, which the ombudsman sees too, and the home counts', async () => {
    await pede();
    await pede({ numeroNegativa: '602', reanaliseEm: '10/11/2026' }, daOuvidoria);
    const abertas = await get<ReanaliseListada[]>('getReanalisesAbertas', daOuvidoria);
    expect(
      abertas.map(({ numero, prazo, relogio, registradaPor }) => [numero, prazo, relogio, registradaPor]),
    ).toEqual([
      ['602', 'VENCIDO', 'venceu há 1 dia útil', 'Otto Reis'],
      ['601', 'A_VENCER', 'vence em 1 dia útil', 'Lídia Fontes'],
    ]);
    expect(abertas[1]).toMatchObject({
      origem: 'AUTORIZACAO',
      nome: 'Conceição Inventada',
      negadaEm: '10/11/2026',
      pedidaEm: '12/11/2026',
      pedido: 'O médico mandou outro laudo.',
    });
    const { prazos } = await get<{ prazos: { reanalises: object } }>('getInicio');
    expect(prazos.reanalises).toEqual({ VENCIDO: 1, HOJE: 0, A_VENCER: 1 });
  });

  it('ATD-24: may be of a protocol that was denied, by its twenty digits', async () => {
    const negado = { status: 'ENCERRADO', encerrado_em: '2026-11-21', conclusao: 'NEGADA' } as const;
    await t.db
      .insertInto('protocolo_atendimento')
      .values([protocolOf(1, negado), protocolOf(2)])
      .execute();
    const doProtocolo = { origemNegativa: 'PROTOCOLO', reanaliseEm: '21/11/2026' };
    expect((await pede({ ...doProtocolo, numeroNegativa: '99999920261120000002' })).status).toBe(409);
    expect((await pede({ ...doProtocolo, numeroNegativa: '99999920261120000001' })).status).toBe(200);
    expect(await get('getReanalisesAbertas')).toMatchObject([
      { numero: '99999920261120000001', origem: 'PROTOCOLO', negadaEm: '21/11/2026' },
    ]);
  });
});

describe('an answer to a reanalysis', () => {
  it('ATD-26: keeps the denial with its clause, once, and the core system is told', async () => {
    await pede();
    expect(await responde({ respostaClausula: ' ' })).toMatchObject({
      status: 422,
      problems: [{ field: 'respostaClausula' }],
    });
    expect((await responde({ respostaTexto: ' ' })).status).toBe(422);
    expect(await responde({}, daOuvidoria)).toMatchObject({
      status: 200,
      message: 'Reanálise de 601: negativa mantida. A resposta volta ao sistema central.',
    });
    expect(await responde()).toMatchObject({
      status: 409,
      message: 'Esta reanálise já tem resposta, de 23/11/2026 09:00.',
    });
    expect(await da('601')).toMatchObject({
      status: 'NEGADA',
      reanalise: 'MANTIDA',
      relogioReanalise: 'responder até 24/11/2026: respondida no prazo',
    });
    expect(await get('getReanalisesAbertas')).toEqual([]);
    const { rows } = await sql<object>`
      select coluna, depois, por from carga_decisao where tabela = 'reanalise' order by id`.execute(t.db);
    expect(rows).toEqual([
      { coluna: 'pedida_em', depois: '2026-11-12', por: 'USU_LIDIA' },
      { coluna: 'conclusao', depois: 'MANTIDA', por: 'USU_OTTO' },
      { coluna: 'resposta', depois: 'O laudo não muda a cobertura.', por: 'USU_OTTO' },
      { coluna: 'clausula', depois: 'Cláusula 12.', por: 'USU_OTTO' },
    ]);
    expect(await get<{ campo: string; codigo: string }[]>('getSistemaCentral')).toMatchObject([
      { campo: 'Reanálise pedida em', codigo: matricula, aqui: '12/11/2026' },
      { campo: 'Reanálise: conclusão' },
      { campo: 'Reanálise: resposta' },
      { campo: 'Reanálise: cláusula' },
    ]);
  });

  it('ATD-28: goes on paper with who asked, the answer and its clause, once it is there', async () => {
    const numero = { origemNegativa: 'AUTORIZACAO', numeroNegativa: '601' };
    expect((await post('reanalisePdf', numero)).status).toBe(404);
    await pede();
    expect(await post('reanalisePdf', numero)).toMatchObject({
      status: 422,
      message: 'Esta reanálise ainda não tem resposta.',
    });
    await responde();
    const papel = await post('reanalisePdf', numero, daOuvidoria);
    const text = pdfText(Buffer.from(papel.data ?? '', 'base64')).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('Resposta à reanálise: negativa mantida');
    expect(text).toContain('pedida por Conceição Inventada em 12/11/2026');
    expect(text).toContain('O laudo não muda a cobertura.');
    expect(text).toContain('Cláusula 12.');
    expect(text).not.toContain('página 2 de');
    await writeForma(t.db, matricula, 'LETRA_GRANDE');
    const grande = await post('reanalisePdf', numero, daOuvidoria);
    await emptyTables(t.db, ['forma_de_papel']);
    expect(pdfText(Buffer.from(grande.data ?? '', 'base64'))).toContain('página 2 de');
  });

  it('ATD-26: revised, it needs no clause and leaves the authorisation to the core system', async () => {
    expect((await responde()).status).toBe(404);
    await pede();
    expect((await responde({ conclusao: 'REVISTA', respostaClausula: '' })).status).toBe(200);
    expect(await da('601')).toMatchObject({ status: 'NEGADA', reanalise: 'REVISTA' });
  });
});
