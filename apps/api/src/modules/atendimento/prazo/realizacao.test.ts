// @module-tag embedded
import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import type { Protocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { callsAs, ditoAoCentral, matricula, protocolOf, writePeople } from '../atendimento.fixture.ts';

let t: TestServer;
let calls: ReturnType<typeof callsAs>;

// Monday; 20/11 is a holiday.
beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  calls = callsAs(t, await t.tokenFor({ login: 'LIDIA', nome: 'Lídia Fontes', modules: ['atendimento'] }));
  await writePeople(t.db);
});

const base = {
  matricula,
  prestador_codigo: '1',
  classe: 'EXAME',
  carater: 'ELETIVA',
  tipo: 'LABORATORIO',
  auditada_em: '2026-11-13',
  lancada_em: '2026-11-12',
} as const;
const encerrado = {
  lancado_em: '2026-11-12T09:00:00',
  ocorrido_em: '2026-11-12',
  status: 'ENCERRADO',
  encerrado_em: '2026-11-16',
} as const;

beforeEach(async () => {
  await emptyTables(t.db, ['carga_decisao', 'autorizacao', 'token_confirmacao', 'protocolo_atendimento']);
  await t.db
    .insertInto('autorizacao')
    .values([
      { ...base, codigo: '601', status: 'AUTORIZADA' },
      { ...base, codigo: '602', status: 'AUTORIZADA', realizada_em: '2026-11-14' },
      { ...base, codigo: '603', status: 'NEGADA' },
      { ...base, codigo: '604', status: 'EM ANÁLISE', auditada_em: null },
    ])
    .execute();
  await t.db
    .insertInto('protocolo_atendimento')
    .values([
      protocolOf(1, { ...encerrado, tema_codigo: 8, conclusao: 'APROVADA' }),
      protocolOf(2, { ...encerrado, tema_codigo: 3, conclusao: 'APROVADA' }),
      protocolOf(3, { ...encerrado, tema_codigo: 8, conclusao: 'NEGADA', clausula: 'Cláusula 20.' }),
      protocolOf(4, { tema_codigo: 8 }),
      protocolOf(5, { ...encerrado, codigo: 'T1', tema_codigo: 1, manifestacao_codigo: 2 }),
    ])
    .execute();
});

afterAll(() => t.close());

const numeroDe = (serial: number): string => `9999992026112000000${serial}`;
const realiza = (numeroSolicitacao: string, realizadaEm = '17/11/2026', origemSolicitacao = 'AUTORIZACAO') =>
  calls.post('dizRealizacao', { origemSolicitacao, numeroSolicitacao, realizadaEm });
const realizaProtocolo = (serial: number, dia = '17/11/2026') => realiza(numeroDe(serial), dia, 'PROTOCOLO');
const guia = async (codigo: string) =>
  (await calls.get<Autorizacao[]>('getRelatorioRegAutorizacao/11_2026')).find(
    ({ gtpCod }) => gtpCod === codigo,
  );
const protocolo = async (serial: number) =>
  (await calls.get<Protocolo[]>('getRelatorioRegProtocolo/2026-11-01/2026-11-30')).find(
    (row) => row.protocolo === numeroDe(serial),
  );

describe('the day on which an authorisation was done', () => {
  it('ATD-33: is said, keeps its term, and goes to the core system', async () => {
    expect(await guia('601')).toMatchObject({
      realizadaEm: null,
      relogioRealizacao: 'sem dado; venceu há 3 dias úteis',
    });
    expect(await realiza('601')).toMatchObject({
      status: 200,
      message: 'Guia 601: realização em 17/11/2026. O dia volta ao sistema central.',
    });
    expect(await guia('601')).toMatchObject({
      realizadaEm: '17/11/2026',
      relogioRealizacao: 'realizada no prazo',
    });
    expect(await ditoAoCentral(t.db, '601')).toEqual([
      { coluna: 'realizada_em', depois: '2026-11-17', por: 'USU_LIDIA' },
    ]);
    expect(await guia('602')).toMatchObject({ relogioRealizacao: 'realizada no prazo' });
    expect(await guia('603')).toMatchObject({ relogioRealizacao: null });
  });

  it('ATD-33: is late after the term', async () => {
    await realiza('601', '19/11/2026');
    expect((await guia('601'))?.relogioRealizacao).toBe('realizada 2 dias úteis depois do prazo');
  });

  it('ATD-32: lies from the request until today', async () => {
    expect(await realiza('601', '11/11/2026')).toMatchObject({
      status: 422,
      message: 'use um dia desde o pedido, de 12/11/2026',
      problems: [{ field: 'realizadaEm' }],
    });
    expect(await realiza('601', '24/11/2026')).toMatchObject({
      status: 422,
      message: 'use um dia até hoje',
      problems: [{ field: 'realizadaEm' }],
    });
    expect((await guia('601'))?.realizadaEm).toBeNull();
  });

  it('ATD-32: is said once, of what was approved', async () => {
    expect(await realiza('602')).toMatchObject({
      status: 409,
      message: 'Já se sabe que foi realizada em 14/11/2026.',
    });
    expect(await realiza('603')).toMatchObject({
      status: 409,
      message: 'Só uma autorização aprovada tem o dia em que se realizou.',
    });
    expect((await realiza('604')).status).toBe(409);
    expect((await realiza('nenhuma')).status).toBe(404);
  });

  it('ATD-32: may come with the answer, within the same days', async () => {
    const responde = (realizadaEm: string) =>
      calls.post('respondeSolicitacao', {
        origemSolicitacao: 'AUTORIZACAO',
        numeroSolicitacao: '604',
        conclusao: 'REALIZADA',
        respostaTexto: 'Feito.',
        respostaClausula: '',
        realizadaEm,
      });
    expect(await responde('11/11/2026')).toMatchObject({
      status: 422,
      problems: [{ field: 'realizadaEm' }],
    });
    expect((await responde('16/11/2026')).status).toBe(200);
    expect(await guia('604')).toMatchObject({
      status: 'AUTORIZADA',
      realizadaEm: '16/11/2026',
      relogioRealizacao: 'realizada no prazo',
    });
  });
});

describe('the day on which a protocol was done', () => {
  it('ATD-33: of a refund is the day of its money, told to the core system', async () => {
    expect((await realizaProtocolo(1)).status).toBe(200);
    expect(await protocolo(1)).toMatchObject({
      realizadaEm: '17/11/2026',
      relogioRealizacao: 'realizada no prazo',
    });
    expect(await ditoAoCentral(t.db, '800001')).toEqual([
      { coluna: 'realizada_em', depois: '2026-11-17', por: 'USU_LIDIA' },
    ]);
    expect((await realizaProtocolo(1)).status).toBe(409);
  });

  it.each([
    [2, 'Deste protocolo nada há a realizar.'],
    [3, 'Deste protocolo nada há a realizar.'],
    [4, 'Este protocolo ainda não tem resposta.'],
    [5, 'Deste protocolo nada há a realizar.'],
  ])('ATD-32: is refused for protocol %s: %s', async (serial, message) => {
    expect(await realizaProtocolo(serial)).toMatchObject({ status: 409, message });
    expect((await protocolo(serial))?.realizadaEm).toBeNull();
  });

  it('ATD-32: lies from the request until today', async () => {
    expect((await realizaProtocolo(1, '11/11/2026')).status).toBe(422);
    expect((await realizaProtocolo(1, '24/11/2026')).status).toBe(422);
  });
});
