// @module-tag embedded
import type { Nip } from '@vidas/api-client/juridico/nip/nips.report.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { procedureOf, providerOf, writeGuides } from '../../contas-medicas/relatorios/fixtures/care.ts';

let t: TestServer;
let token: string;
const matricula = '0000001200';

// Monday; 20/11 is a holiday.
beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ login: 'LARA', nome: 'Lara Fontes', modules: ['juridico'] });
  await writeRegister(t.db, [{ matricula }, { matricula: '0000001300' }]);
});
beforeEach(async () => {
  await t.db.deleteFrom('nip').execute();
});
afterAll(() => t.close());

const get = async (call: string) => {
  const reply = await t.staff.inject({
    url: `/api/v1/juridico/${call}`,
    headers: { authorization: token },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const post = async (call: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/juridico/${call}`,
    headers: { authorization: token },
    payload,
  });
  return { status: reply.statusCode, body: reply.statusCode === 204 ? null : reply.json() };
};
const registra = (over: object = {}) =>
  post('registraNip', {
    demanda: '10200300',
    matricula: '1200',
    natureza: 'ASSISTENCIAL',
    notificadaEm: '12/11/2026',
    assunto: 'Exame não autorizado',
    demandaTexto: 'Pedi um exame.\nNão tive resposta.',
    protocolo: '',
    ...over,
  });
const lista = async (call = 'getNipsAbertas'): Promise<Nip[]> => (await get(call)).body;
const idDe = async (demanda = '10200300') =>
  String((await lista('getNips')).find((row) => row.demanda === demanda)?.id);
const responde = async (over: object = {}) =>
  post('respondeNip', {
    id: await idDe(),
    respostaTexto: 'O exame foi autorizado.',
    respondidaEm: '23/11/2026',
    ...over,
  });
const encerra = async (over: object = {}) =>
  post('desfechoNip', { id: await idDe(), desfecho: 'RESOLVIDA', desfechoEm: '19/11/2026', ...over });

test('PRA-5: a NIP is registered with its two terms, and listed with who registered it', async () => {
  expect(await registra()).toEqual({
    status: 200,
    body: {
      success: true,
      message: expect.stringMatching(
        /^NIP 10200300 de .+: resolver até 19\/11\/2026, responder até 27\/11\/2026\.$/,
      ),
    },
  });
  expect(await lista()).toMatchObject([
    {
      demanda: '10200300',
      matricula,
      natureza: 'ASSISTENCIAL',
      notificadaEm: '12/11/2026',
      resolverAte: '19/11/2026',
      responderAte: '27/11/2026',
      prazoSolucao: 'VENCIDO',
      relogioSolucao: 'venceu há 1 dia útil',
      prazoResposta: 'A_VENCER',
      relogioResposta: 'vence em 4 dias úteis',
      restam: -1,
      situacao: 'ABERTA',
      protocolo: null,
    },
  ]);
  expect((await get(`getNip/${await idDe()}`)).body).toMatchObject({
    demandaTexto: 'Pedi um exame.\nNão tive resposta.',
    respostaTexto: null,
    desfecho: null,
    registradaPor: 'Lara Fontes',
    registradaEm: '23/11/2026 09:00',
  });
});

describe('PRA-7: a wrong registration is refused at its field, and nothing is kept', () => {
  test.each([
    [{ notificadaEm: '24/11/2026' }, 422, 'notificadaEm'],
    [{ matricula: '9999' }, 422, 'matricula'],
    [{ matricula: ' ' }, 422, 'matricula'],
    [{ demanda: ' ' }, 422, 'demanda'],
    [{ assunto: '' }, 422, 'assunto'],
    [{ demandaTexto: '\n' }, 422, 'demandaTexto'],
    [{ natureza: 'OUTRA' }, 400, 'natureza'],
    [{ notificadaEm: '31/02/2026' }, 400, 'notificadaEm'],
  ])('%o', async (over, status, field) => {
    const refused = await registra(over);
    expect([refused.status, refused.body.problems?.[0]?.field]).toEqual([status, field]);
    expect(await lista('getNips')).toEqual([]);
  });

  it('PRA-7: a number enters once, also when two ask at the same moment', async () => {
    const both = await Promise.all([registra(), registra({ matricula: '1300' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.problems).toEqual([
      { field: 'demanda', message: 'esta demanda já está registrada' },
    ]);
    expect(await lista('getNips')).toHaveLength(1);
  });
});

describe('the answer and the outcome', () => {
  beforeEach(() => registra());

  it('PRA-7: an answer is written once, with who and when', async () => {
    expect((await responde({ respostaTexto: ' ' })).body.problems).toMatchObject([
      { field: 'respostaTexto' },
    ]);
    for (const respondidaEm of ['11/11/2026', '24/11/2026']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await responde({ respondidaEm });
      expect([refused.status, refused.body.problems?.[0]?.field]).toEqual([422, 'respondidaEm']);
    }
    expect((await responde()).status).toBe(200);
    expect(await responde({ respostaTexto: 'Outra.' })).toMatchObject({
      status: 409,
      body: { message: 'Esta NIP já tem resposta, de 23/11/2026.' },
    });
    expect((await get(`getNip/${await idDe()}`)).body).toMatchObject({
      respostaTexto: 'O exame foi autorizado.',
      respondidaPor: 'Lara Fontes',
      relogioResposta: 'respondida no prazo',
    });
    expect(await lista()).toMatchObject([{ situacao: 'SOLUCAO' }]);
    expect((await responde({ id: '0' })).status).toBe(404);
  });

  it('PRA-8: an outcome has its day, enters once, and leaves the list of who waits with the answer', async () => {
    for (const desfechoEm of ['11/11/2026', '24/11/2026']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await encerra({ desfechoEm });
      expect([refused.status, refused.body.problems?.[0]?.field]).toEqual([422, 'desfechoEm']);
    }
    expect((await encerra()).status).toBe(200);
    expect(await encerra({ desfecho: 'ARQUIVADA' })).toMatchObject({
      status: 409,
      body: { message: 'Esta NIP já tem desfecho: resolvida, em 19/11/2026.' },
    });
    expect(await lista()).toMatchObject([
      { situacao: 'RESPOSTA', relogioSolucao: 'resolvida no prazo', restam: 4 },
    ]);
    await responde();
    expect(await lista()).toEqual([]);
    expect(await lista('getNips')).toMatchObject([{ situacao: 'RESOLVIDA', restam: null }]);
    expect((await encerra({ id: '0' })).status).toBe(404);
  });

  it('PRA-8: one that ANS archived waits for nothing', async () => {
    await encerra({ desfecho: 'ARQUIVADA' });
    expect(await lista()).toEqual([]);
  });
});

it('PRA-9, PRA-10: the home counts by each clock exactly the rows that it opens, of any month, and those of the month', async () => {
  await registra({ demanda: '1', notificadaEm: '01/09/2026' });
  await registra({ demanda: '2', notificadaEm: '13/11/2026' });
  await registra({ demanda: '3', notificadaEm: '20/11/2026', natureza: 'NAO_ASSISTENCIAL' });
  await registra({ demanda: '4', notificadaEm: '09/11/2026' });
  await responde({ id: await idDe('4') });
  const { nips } = (await get('getInicio')).body;
  expect(nips).toEqual({
    competencia: '11/2026',
    abertas: 4,
    solucao: { VENCIDO: 2, HOJE: 1, A_VENCER: 1 },
    resposta: { VENCIDO: 1, HOJE: 0, A_VENCER: 2 },
    recebidas: 3,
    respondidasNoPrazo: 1,
  });
  const rows = await lista();
  expect(rows.map(({ demanda }) => demanda)).toEqual(['1', '4', '2', '3']);
  for (const [estado, quantas] of Object.entries(nips.solucao))
    expect(rows.filter(({ prazoSolucao }) => prazoSolucao === estado)).toHaveLength(quantas as number);
  for (const [estado, quantas] of Object.entries(nips.resposta))
    expect(rows.filter(({ prazoResposta }) => prazoResposta === estado)).toHaveLength(quantas as number);
  const doMes = await lista('getNipsDoMes/11_2026');
  expect(doMes.map(({ demanda }) => demanda)).toEqual(['4', '2', '3']);
  expect(doMes.filter(({ prazoResposta }) => prazoResposta === 'NO_PRAZO')).toHaveLength(1);
});

describe('PRA-11: the file of the person', () => {
  const dossie = async () => {
    const { status, body } = await post('dossieDaNip', { id: await idDe() });
    return {
      status,
      arquivo: body.arquivo,
      text: pdfText(Buffer.from(body.conteudo ?? '', 'base64')).replaceAll(/\s+/gu, ' '),
    };
  };

  it('says what is missing where the register has nothing', async () => {
    await registra({ protocolo: '99999920261101000001' });
    const { status, arquivo, text } = await dossie();
    expect([status, arquivo]).toEqual([200, 'dossie-nip-10200300-2026-11-23.pdf']);
    for (const said of [
      'Exame não autorizado',
      'Não tive resposta.',
      '19/11/2026: venceu há 1 dia útil',
      'Sem dado: ainda não há resposta.',
      'O protocolo 99999920261101000001 não está entre os desta pessoa.',
      'Sem dado: nenhuma guia desta pessoa.',
      'Sem dado: nenhuma autorização desta pessoa.',
      'Sem dado: nenhum protocolo desta pessoa.',
      'Sem dado: nenhuma mensalidade, pagamento ou aviso deste contrato.',
    ])
      expect(text).toContain(said);
  });

  it('gathers guides, authorisations and protocols of this person alone, and its reading is recorded', async () => {
    await registra();
    await responde();
    await t.db
      .insertInto('prestador')
      .values(providerOf({ codigo: '1', nome: 'Clínica Inventada' }))
      .execute();
    await t.db
      .insertInto('procedimento')
      .values([procedureOf({ codigo: '40901122', descricao: 'US do abdome' })])
      .execute();
    await writeGuides(t.db, [
      {
        numero: '77',
        matricula,
        prestador_codigo: '1',
        itens: [{ codigo: '40901122', executado_em: '2026-10-05' }],
      },
      {
        numero: '78',
        matricula: '0000001300',
        prestador_codigo: '1',
        itens: [{ codigo: '40901122', executado_em: '2026-10-05' }],
      },
    ]);
    await t.db
      .insertInto('autorizacao')
      .values({
        codigo: '601',
        matricula,
        prestador_codigo: '1',
        classe: 'EXAME',
        carater: 'ELETIVA',
        status: 'NEGADA',
        lancada_em: '2026-11-05',
        auditada_em: '2026-11-06',
      })
      .execute();
    const { text } = await dossie();
    for (const said of [
      'O exame foi autorizado.',
      'guia 77',
      'Clínica Inventada',
      'guia 601',
      'Falta dado: 1 autorização decidida sem o texto da resposta.',
      'Falta dado: 1 negativa sem cláusula ou base legal.',
      'Cláusula ou base legal: sem dado',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('guia 78');
    const lidas = await t.db
      .selectFrom('consulta_saude')
      .where('lista', '=', 'Dossiê de uma NIP')
      .where('detalhe', '=', await idDe())
      .select(['login', 'finalidade', 'pessoas', 'completa'])
      .execute();
    expect(lidas).toEqual([
      { login: 'USU_LARA', finalidade: 'Responder às NIPs da ANS', pessoas: 1, completa: true },
    ]);
    expect((await post('dossieDaNip', { id: '0' })).status).toBe(204);
  });
});
