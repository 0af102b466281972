import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, recebe, writeBills } from '../fixtures/bills.ts';
import { figuraDasFilas } from './contaFilas.ts';

let t: TestServer;
let token: string;
let outra: string;
const titular = '0000000100';
const filho = '0000000101';

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-10T12:00:00Z' });
  token = await t.tokenFor({ modules: ['cobranca'], nome: 'Ana Prado Lima' });
  outra = await t.tokenFor({ modules: ['cobranca'], nome: 'Rita Reis Souza' });
  await writeRegister(t.db, [
    { matricula: titular, nome: 'Ávila Inventada', contrato_em: '2025-02-01' },
    { matricula: filho, titular_matricula: titular, dependencia: 4, nome: 'Filho Inventado' },
  ]);
  await writeBills(
    t.db,
    ['2026-09-10', '2026-10-10'].map((vencimento, at) => ({
      numero: at + 1,
      tipo: 'I' as const,
      vencimento,
      valorCents: 10_000,
      titular,
    })),
  );
});
afterAll(() => t.close());

const lista = async (who = token) => {
  const reply = await t.staff.inject({
    url: '/api/v1/cobranca/getNotificacoes',
    headers: { authorization: who },
  });
  return reply.json<Notificacao[]>();
};
const faz = async (call: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${call}`,
    headers: { authorization: token },
    payload,
  });
  const { message, problems } = reply.json<{ message: string; problems?: { field: string }[] }>();
  return { status: reply.statusCode, message, field: problems?.[0]?.field };
};
const ligacoes = async (authorization: string) => {
  const reply = await t.staff.inject({ url: '/api/v1/cobranca/getInicio', headers: { authorization } });
  return reply.json<{ ligacoes: number }>().ligacoes;
};
const filas = async () => {
  const reply = await t.staff.inject({
    url: '/api/v1/cobranca/getInicio',
    headers: { authorization: token },
  });
  return reply.json<{ notificacoes: object }>().notificacoes;
};

describe('the queue of late contracts', () => {
  it('NOT-14: has each late contract with its reason, and the home counts the same', async () => {
    expect(await lista()).toMatchObject([
      {
        matricula: titular,
        fila: 'AVISAR',
        rotulo: 'avisar',
        falta: expect.stringMatching(/^sem aviso/),
        valor: '200,00',
        dia50: '30/10/2026',
        contestacao: null,
      },
    ]);
    expect(await filas()).toMatchObject({ avisar: 1, aguardando: 0, pode: 0 });
  });

  it('NOT-15: a promise stands in the row, and its next contact among the calls of who wrote it', async () => {
    const promessa = {
      matricula: titular,
      nota: 'Paga dia 12',
      prometeEm: '12/11/2026',
      proximoEm: '10/11/2026',
    };
    expect(await faz('registraPromessa', { ...promessa, prometeEm: null, proximoEm: null })).toMatchObject({
      status: 422,
      field: 'prometeEm',
    });
    expect(await faz('registraPromessa', { ...promessa, matricula: filho })).toMatchObject({
      status: 422,
      field: 'matricula',
    });
    expect(await faz('registraPromessa', promessa)).toMatchObject({
      status: 200,
      message: 'Anotado para Ávila Inventada.',
    });
    expect(await lista()).toMatchObject([
      { prometeEm: '12/11/2026', ligacao: 'Hoje', anotadoPor: 'Ana Prado Lima', fila: 'AVISAR' },
    ]);
    expect(await lista(outra)).toMatchObject([{ prometeEm: '12/11/2026', ligacao: null }]);
  });

  it('NOT-33, NOT-34: the home counts the calls of who asks exactly as the list marks them, next contact before promise', async () => {
    const mesmos = async (who: string) => {
      const marcadas = (await lista(who)).filter(({ ligacao }) => ligacao !== null).length;
      expect(await ligacoes(who)).toBe(marcadas);
      return marcadas;
    };
    const nota = 'Vai pagar';
    const anota = (prometeEm: string | null, proximoEm: string | null) =>
      faz('registraPromessa', { matricula: titular, nota, prometeEm, proximoEm });
    await anota(null, '10/11/2026');
    expect([await mesmos(token), await mesmos(outra)]).toEqual([1, 0]);
    await anota('10/11/2026', '11/11/2026');
    expect(await mesmos(token)).toBe(0);
    await anota('11/11/2026', null);
    expect(await mesmos(token)).toBe(0);
    await anota('10/11/2026', null);
    expect(await mesmos(token)).toBe(1);
    // A bond that is not active yet is not in the list.
    const ativa = (ativado_em: string) =>
      t.db.updateTable('beneficiario').set({ ativado_em }).where('matricula', '=', titular).execute();
    await ativa('2026-11-11');
    expect(await mesmos(token)).toBe(0);
    await ativa('2025-02-01');
    await t.db.updateTable('titulo').set({ cancelado_em: '2026-11-01' }).execute();
    expect(await mesmos(token)).toBe(0);
    await t.db.updateTable('titulo').set({ cancelado_em: null }).execute();
    expect(await mesmos(token)).toBe(1);
  });

  it('NOT-10: a dispute is opened once, and its answer ends it', async () => {
    const motivo = 'Diz que pagou';
    expect(
      await faz('registraContestacao', { matricula: titular, abertaEm: '11/11/2026', motivo }),
    ).toMatchObject({
      status: 422,
      field: 'abertaEm',
    });
    expect(
      (await faz('registraContestacao', { matricula: titular, abertaEm: '09/11/2026', motivo })).status,
    ).toBe(200);
    expect(
      (await faz('registraContestacao', { matricula: titular, abertaEm: '09/11/2026', motivo })).status,
    ).toBe(422);
    const [row] = await lista();
    expect(row).toMatchObject({ situacao: 'CONTESTADO', fila: 'AGUARDANDO' });
    expect(await filas()).toMatchObject({ avisar: 0, aguardando: 1 });
    const id = row?.contestacao;
    const resposta = { id, respondidaEm: '10/11/2026', resposta: 'Não há pagamento' };
    expect(await faz('respondeContestacao', { ...resposta, respondidaEm: '08/11/2026' })).toMatchObject({
      status: 422,
      field: 'respondidaEm',
    });
    expect((await faz('respondeContestacao', resposta)).status).toBe(200);
    expect((await faz('respondeContestacao', resposta)).status).toBe(409);
    expect((await faz('respondeContestacao', { ...resposta, id: 999_999 })).status).toBe(404);
    expect(await lista()).toMatchObject([{ situacao: 'AVISAR', contestacao: null }]);
  });

  it('NOT-9: a stay needs a person, holds the contract, and its discharge is told with the same day', async () => {
    const dia = { inicio: '05/11/2026', fim: null };
    expect(await faz('informaInternacao', { ...dia, matricula: '9999999999' })).toMatchObject({
      status: 422,
      field: 'matricula',
    });
    expect(
      await faz('informaInternacao', { matricula: filho, inicio: '05/11/2026', fim: '04/11/2026' }),
    ).toMatchObject({
      status: 422,
      field: 'fim',
    });
    expect((await faz('informaInternacao', { ...dia, matricula: filho })).status).toBe(200);
    expect(await lista()).toMatchObject([{ situacao: 'INTERNADO', fila: 'AGUARDANDO' }]);
    expect(
      (await faz('informaInternacao', { matricula: filho, inicio: '05/11/2026', fim: '09/11/2026' })).message,
    ).toBe('Alta de Filho Inventado registrada.');
    expect(await t.db.selectFrom('internacao_informada').selectAll().execute()).toHaveLength(1);
    expect(await lista()).toMatchObject([{ situacao: 'AVISAR' }]);
  });

  it('NOT-14: a notice that somebody registers makes the home count anew', async () => {
    await filas();
    const chave = async () =>
      (
        await t.db
          .selectFrom('figura_guardada')
          .where('nome', '=', figuraDasFilas)
          .select('chave')
          .executeTakeFirstOrThrow()
      ).chave;
    expect(await chave()).not.toBeNull();
    const aviso = {
      matricula: titular,
      meio: 'CARTA',
      endereco: 'Rua dos Ipês, 45',
      texto: 'Mensalidades vencidas em 10/09/2026 e 10/10/2026.',
      enviadoEm: '09/11/2026',
      mensalidades: ['F1', 'F2'],
    };
    expect((await faz('registraAviso', aviso)).status).toBe(200);
    expect(await chave()).toBeNull();
    expect(await lista()).toMatchObject([{ situacao: 'AVISO_SEM_PROVA', fila: 'AVISAR' }]);
  });

  it('NOT-14: a contract that pays all leaves the queue at the next reading', async () => {
    await recebe(t.db, 'F1', 10_000, '2026-11-10');
    await recebe(t.db, 'F2', 10_000, '2026-11-10');
    expect(await lista()).toEqual([]);
  });
});
