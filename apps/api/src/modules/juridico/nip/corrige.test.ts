// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';

let t: TestServer;
let lara: string;
let otto: string;

// Monday; 20/11 is a holiday.
beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  lara = await t.tokenFor({ login: 'LARA', nome: 'Lara Fontes', modules: ['juridico'] });
  otto = await t.tokenFor({ login: 'OTTO', nome: 'Otto Nunes', modules: ['juridico'] });
  await writeRegister(t.db, [{ matricula: '0000001200' }, { matricula: '0000001300' }]);
});
afterAll(() => t.close());

const get = async (call: string) =>
  (await t.staff.inject({ url: `/api/v1/juridico/${call}`, headers: { authorization: lara } })).json();
const post = async (call: string, payload: object, authorization = lara) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/juridico/${call}`,
    headers: { authorization },
    payload,
  });
  const { message, problems } = reply.json();
  return { status: reply.statusCode, message, field: problems?.[0]?.field };
};

const demanda = {
  demanda: '10200300',
  matricula: '1200',
  natureza: 'ASSISTENCIAL',
  notificadaEm: '12/11/2026',
  assunto: 'Exame não autorizado',
  demandaTexto: 'Pedi um exame.',
  protocolo: '',
};
let id: string;
beforeEach(async () => {
  await t.db.deleteFrom('nip').execute();
  await post('registraNip', demanda);
  [{ id }] = (await get('getNips')).map((row: { id: number }) => ({ id: String(row.id) }));
});

const inteira = () => get(`getNip/${id}`);
const corrige = (over: object = {}, quem = lara) =>
  post('corrigeNip', { id, ...demanda, motivo: 'Digitada errada.', correcoesVistas: 0, ...over }, quem);
const cancela = (over: object = {}, quem = lara) =>
  post('cancelaNip', { id, motivo: 'Era de outra operadora.', ...over }, quem);
const responde = (quem = otto) =>
  post('respondeNip', { id, respostaTexto: 'Foi autorizado.', respondidaEm: '20/11/2026' }, quem);

describe('a NIP without answer', () => {
  it('PRA-12: is corrected in each field, and what stood before is kept with who, when and why', async () => {
    expect(
      await corrige({
        demanda: '10200301',
        matricula: '1300',
        natureza: 'NAO_ASSISTENCIAL',
        notificadaEm: '13/11/2026',
        assunto: 'Reajuste',
        demandaTexto: 'Contesto o reajuste.',
        protocolo: '999999',
      }),
    ).toMatchObject({ status: 200, message: 'NIP 10200301: corrigida.' });
    const nip = await inteira();
    expect(nip).toMatchObject({
      demanda: '10200301',
      matricula: '0000001300',
      natureza: 'NAO_ASSISTENCIAL',
      notificadaEm: '13/11/2026',
      // Ten working days of its new nature, from its new day.
      resolverAte: '30/11/2026',
      assunto: 'Reajuste',
      demandaTexto: 'Contesto o reajuste.',
      protocolo: '999999',
      correcoesVistas: 7,
    });
    const guardado = { motivo: 'Digitada errada.', por: 'Lara Fontes', em: '23/11/2026 09:00' };
    expect(nip.mudancas).toEqual(
      [
        ['protocolo', null, '999999'],
        ['demandaTexto', 'Pedi um exame.', 'Contesto o reajuste.'],
        ['assunto', 'Exame não autorizado', 'Reajuste'],
        ['notificadaEm', '2026-11-12', '2026-11-13'],
        ['natureza', 'ASSISTENCIAL', 'NAO_ASSISTENCIAL'],
        ['matricula', '0000001200', '0000001300'],
        ['demanda', '10200300', '10200301'],
      ].map(([campo, antes, depois]) => ({ campo, antes, depois, ...guardado })),
    );
  });

  it.each([
    [{ motivo: ' ' }, 422, 'motivo'],
    [{}, 422, 'motivo'],
    [{ matricula: '9999' }, 422, 'matricula'],
    [{ notificadaEm: '24/11/2026' }, 422, 'notificadaEm'],
    [{ demanda: '' }, 422, 'demanda'],
    [{ natureza: 'OUTRA' }, 400, 'natureza'],
  ])('PRA-12: is not corrected with %o', async (over, status, field) => {
    expect(await corrige(over)).toMatchObject({ status, field });
    expect((await inteira()).mudancas).toEqual([]);
  });

  it('PRA-12: is not corrected to the number of another one, nor to a day after its outcome', async () => {
    await post('registraNip', { ...demanda, demanda: '10200999' });
    expect(await corrige({ demanda: '10200999' })).toMatchObject({ status: 409, field: 'demanda' });
    await post('desfechoNip', { id, desfecho: 'RESOLVIDA', desfechoEm: '16/11/2026' });
    expect(await corrige({ notificadaEm: '17/11/2026' })).toMatchObject({
      status: 422,
      field: 'notificadaEm',
    });
  });

  it('PRA-13: is cancelled as a mistake: it leaves every list and count, and stays among the cancelled', async () => {
    expect(await cancela({ motivo: ' ' })).toMatchObject({ status: 422, field: 'motivo' });
    expect(await cancela()).toMatchObject({
      status: 200,
      message: 'NIP 10200300: cancelada, registrada por engano.',
    });
    for (const call of ['getNips', 'getNipsAbertas', 'getNipsDoMes/11_2026'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await get(call)).toEqual([]);
    expect((await get('getInicio')).nips).toMatchObject({ abertas: 0, recebidas: 0 });
    expect(await get('getNipsCanceladas')).toMatchObject([
      { demanda: '10200300', situacao: 'CANCELADA', relogioSolucao: 'sem prazo', restam: null },
    ]);
    expect(await inteira()).toMatchObject({
      canceladaEm: '23/11/2026 09:00',
      canceladaPor: 'Lara Fontes',
      canceladaMotivo: 'Era de outra operadora.',
    });
    // The number is free for the right registration.
    expect((await post('registraNip', demanda)).status).toBe(200);
    expect(await get('getNips')).toHaveLength(1);
  });
});

describe('PRA-14: somebody was faster', () => {
  it('PRA-14: an answered NIP is neither corrected nor cancelled, and who answered is told', async () => {
    expect((await responde()).status).toBe(200);
    const dita = {
      status: 409,
      message:
        'Otto Nunes registrou a resposta desta NIP, de 20/11/2026: ela já não se corrige nem se cancela.',
    };
    expect(await corrige({ assunto: 'Outro' })).toMatchObject(dita);
    expect(await cancela()).toMatchObject(dita);
    expect(await inteira()).toMatchObject({ assunto: 'Exame não autorizado', canceladaEm: null });
  });

  it('PRA-14: a cancelled NIP takes no act, and who cancelled is told', async () => {
    await cancela({}, otto);
    const dita = {
      status: 409,
      message: 'Otto Nunes cancelou esta NIP em 23/11/2026 09:00: foi registrada por engano.',
    };
    expect(await corrige({ assunto: 'Outro' })).toMatchObject(dita);
    expect(await cancela()).toMatchObject(dita);
    expect(await responde(lara)).toMatchObject(dita);
    expect(await post('desfechoNip', { id, desfecho: 'RESOLVIDA', desfechoEm: '16/11/2026' })).toMatchObject(
      dita,
    );
  });

  it('PRA-14: who did not see the correction of another person does not undo it', async () => {
    await corrige({ assunto: 'De Otto' }, otto);
    expect(await corrige({ assunto: 'De Lara' })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Otto Nunes corrigiu esta NIP em 23\/11\/2026 09:00\./),
    });
    expect((await corrige({ assunto: 'De Lara', correcoesVistas: 1 })).status).toBe(200);
    expect((await inteira()).assunto).toBe('De Lara');
  });

  it('PRA-14: two that correct to the same number at the same moment: one is refused at its field', async () => {
    await post('registraNip', { ...demanda, demanda: '2' });
    const outra = String((await get('getNips')).find((row: { demanda: string }) => row.demanda === '2').id);
    const both = await Promise.all([corrige({ demanda: '3' }), corrige({ id: outra, demanda: '3' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.field).toBe('demanda');
  });
});
