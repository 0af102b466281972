// @module-tag embedded
import type { ReanaliseListada } from '@vidas/api-client/atendimento/reanalise/reanalises.report.ts';
import type { Protocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { callsAs, ditoAoCentral, protocolOf, writePeople } from '../atendimento.fixture.ts';

let t: TestServer;
let calls: ReturnType<typeof callsAs>;

// Monday; 20/11 is a holiday.
beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  calls = callsAs(t, await t.tokenFor({ login: 'LIDIA', nome: 'Lídia Fontes', modules: ['atendimento'] }));
  await writePeople(t.db);
});

const reembolso = '99999920261120000001';
const encerrado = '99999920261120000002';

beforeEach(async () => {
  await emptyTables(t.db, ['reanalise', 'carga_decisao', 'protocolo_atendimento']);
  await t.db
    .insertInto('protocolo_atendimento')
    .values([
      protocolOf(1, { tema_codigo: 8, lancado_em: '2026-11-12T09:00:00', demanda: 'Reembolso de consulta' }),
      protocolOf(2, { status: 'ENCERRADO', encerrado_em: '2026-11-21' }),
    ])
    .execute();
});

afterAll(() => t.close());

const doProtocolo = (numeroSolicitacao: string) => ({ origemSolicitacao: 'PROTOCOLO', numeroSolicitacao });
const responde = (over: object = {}) =>
  calls.post('respondeSolicitacao', {
    ...doProtocolo(reembolso),
    conclusao: 'NEGADA',
    respostaTexto: 'O recibo não diz quem atendeu.',
    respostaClausula: 'Cláusula 20.',
    ...over,
  });
const linha = async (numero = reembolso) => {
  const rows = await calls.get<Protocolo[]>('getRelatorioRegProtocolo/2026-11-01/2026-11-30');
  return rows.find(({ protocolo }) => protocolo === numero);
};

describe('the answer of a protocol', () => {
  it('ATD-29: closes it in its term, with text and clause, and is told to the core system', async () => {
    expect(await linha()).toMatchObject({
      prazo: 'A_VENCER',
      relogio: 'vence em 1 dia útil',
      responderAte: '24/11/2026',
      realizarAte: '12/12/2026',
    });
    expect(await responde()).toMatchObject({
      status: 200,
      message: `Protocolo ${reembolso} respondido: negada. A resposta volta ao sistema central.`,
    });
    expect(await linha()).toMatchObject({
      ocoStatus: 'ENCERRADO',
      ocoDtfim: '23/11/2026',
      prazo: 'NO_PRAZO',
      conclusao: 'NEGADA',
      resposta: 'O recibo não diz quem atendeu.',
      clausula: 'Cláusula 20.',
      relogioRealizacao: null,
      reanalise: null,
    });
    expect(await ditoAoCentral(t.db, '800001')).toEqual([
      { coluna: 'clausula', depois: 'Cláusula 20.', por: 'USU_LIDIA' },
      { coluna: 'conclusao', depois: 'NEGADA', por: 'USU_LIDIA' },
      { coluna: 'encerrado_em', depois: '2026-11-23', por: 'USU_LIDIA' },
      { coluna: 'resposta', depois: 'O recibo não diz quem atendeu.', por: 'USU_LIDIA' },
      { coluna: 'status', depois: 'ENCERRADO', por: 'USU_LIDIA' },
    ]);
    const campos = (await calls.get<{ campo: string }[]>('getSistemaCentral')).map(({ campo }) => campo);
    expect(campos).toEqual(expect.arrayContaining(['Resposta', 'Conclusão', 'Cláusula', 'Encerrado em']));
  });

  it('ATD-29: is given once, of a protocol that is open, and a denial needs its clause', async () => {
    expect(await responde({ respostaClausula: ' ' })).toMatchObject({
      status: 422,
      problems: [{ field: 'respostaClausula' }],
    });
    expect(await responde({ respostaTexto: ' ' })).toMatchObject({
      status: 422,
      problems: [{ field: 'respostaTexto' }],
    });
    expect(await responde(doProtocolo(encerrado))).toMatchObject({
      status: 409,
      message: 'Este protocolo já foi encerrado, em 21/11/2026.',
    });
    expect(await responde(doProtocolo('nenhum'))).toMatchObject({
      status: 404,
      message: 'Protocolo não encontrado.',
    });
    expect((await linha())?.ocoStatus).toBe('ABERTO');
    expect((await responde({ conclusao: 'APROVADA', respostaClausula: '' })).status).toBe(200);
    expect(await responde()).toMatchObject({
      status: 409,
      message: 'Este protocolo já foi encerrado, em 23/11/2026.',
    });
    expect(await linha()).toMatchObject({ conclusao: 'APROVADA', clausula: null });
  });

  it('ATD-30: may say how it goes on, which is no answer: the term runs, and each text stays', async () => {
    const anda = (respostaTexto: string) => responde({ conclusao: 'ANDAMENTO', respostaTexto });
    expect(await anda('Pedido o recibo.')).toMatchObject({
      status: 200,
      message: `Protocolo ${reembolso} em andamento. O prazo da resposta continua.`,
    });
    expect((await anda('Recibo recebido.')).status).toBe(200);
    expect(await linha()).toMatchObject({
      ocoStatus: 'EM ANDAMENTO',
      ocoProvidencia: 'Pedido o recibo.\nRecibo recebido.',
      prazo: 'A_VENCER',
      conclusao: null,
      resposta: null,
    });
    expect(await ditoAoCentral(t.db, '800001')).toMatchObject([
      { coluna: 'providencia', depois: 'Pedido o recibo.\nRecibo recebido.' },
      { coluna: 'status', depois: 'EM ANDAMENTO' },
    ]);
  });

  it('ATD-30: an authorisation has no such state', async () => {
    const daGuia = { origemSolicitacao: 'AUTORIZACAO', numeroSolicitacao: '601' };
    expect(await responde({ ...daGuia, conclusao: 'ANDAMENTO' })).toMatchObject({
      status: 422,
      problems: [{ field: 'conclusao' }],
    });
  });
});

describe('a denied protocol', () => {
  const negativa = { origemNegativa: 'PROTOCOLO', numeroNegativa: reembolso };

  it('ATD-31: goes on paper with its clause and the ombudsman', async () => {
    expect((await calls.post('negativaPdf', doProtocolo(reembolso))).status).toBe(404);
    await responde();
    const papel = await calls.post('negativaPdf', doProtocolo(reembolso));
    const text = pdfText(Buffer.from(papel.data ?? '', 'base64')).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('Resposta à solicitação: negada');
    expect(text).toContain(`Protocolo ${reembolso}, registrada em 12/11/2026`);
    expect(text).toContain('Reembolso de consulta');
    expect(text).toContain('O recibo não diz quem atendeu.');
    expect(text).toContain('Cláusula 20.');
    expect(text).toContain('ouvidoria da operadora a reanálise');
  });

  it('ATD-31: has its reanalysis in the row, with its clock and then its answer', async () => {
    await responde();
    const pede = await calls.post('pedeReanalise', {
      ...negativa,
      quemPediu: 'Conceição Inventada',
      reanaliseEm: '23/11/2026',
      reanaliseTexto: 'Trouxe outro recibo.',
    });
    expect(pede.status).toBe(200);
    expect(await linha()).toMatchObject({
      reanalise: 'ABERTA',
      relogioReanalise: 'responder até 02/12/2026: vence em 7 dias úteis',
    });
    expect(await linha(encerrado)).toMatchObject({ reanalise: null, relogioReanalise: null });
    const resposta = { conclusao: 'REVISTA', respostaTexto: 'Pago.', respostaClausula: '' };
    expect((await calls.post('respondeReanalise', { ...negativa, ...resposta })).status).toBe(200);
    expect(await linha()).toMatchObject({ conclusao: 'NEGADA', reanalise: 'REVISTA' });
    expect(await calls.get<ReanaliseListada[]>('getReanalises')).toMatchObject([
      {
        numero: reembolso,
        origem: 'PROTOCOLO',
        negadaEm: '23/11/2026',
        procedimento: 'Reembolso de consulta',
      },
    ]);
  });
});
