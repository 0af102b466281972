// @module-tag embedded
import { itensDaSaida } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { paraContar } from '../../../carga/decisoes/decisoes.sql.ts';
import { tx } from '../../../db/tx.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { writeBills } from '../../cobranca/fixtures/bills.ts';
import { contaContradicoes } from './contradicao.sql.ts';

let t: TestServer;
let token: string;

const titular = '0000000100';
const filho = '0000000101';
const daEmpresa = '0000000200';
const daAdesao = '0000000300';

/** Tue 10/11/2026 18:40. */
const terca = '2026-11-10T18:40:00-03:00';

/** Moves the clock; the person signs in anew. */
const passa = async (moment: string): Promise<void> => {
  t.clock.set(moment);
  await emptyTables(t.db, ['sessao', 'usuario']);
  token = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal Prado', modules: ['retencao'] });
};

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: terca });
  await writeRegister(t.db, [
    { matricula: titular, nome: 'Ávila Inventada', cpf: '52998224725', carteira: '77001' },
    { matricula: filho, nome: 'Caio Inventado', titular_matricula: titular, dependencia: 4 },
    { matricula: daEmpresa, nome: 'Bento Exemplo', tipo_contratacao: 2, empresa_codigo: '0042' },
    { matricula: daAdesao, nome: 'Dora Exemplo', tipo_contratacao: 3, empresa_codigo: '0042' },
  ]);
  await writeBills(t.db, [
    { tipo: 'I', titular, numero: 1, vencimento: '2026-11-10', valorCents: 82_500, pagoEm: '2026-11-09' },
    { tipo: 'I', titular, numero: 2, vencimento: '2026-12-10', valorCents: 82_500 },
  ]);
});

beforeEach(async () => {
  await emptyTables(t.db, ['saida_passo', 'saida_pessoa', 'saida', 'protocolo_atendimento', 'carga_decisao']);
  await t.db
    .updateTable('beneficiario')
    .set({ cancelado_em: null, motivo_cancelamento_codigo: null, cancelamento_fim_mes: false })
    .execute();
  await passa(terca);
});
afterAll(() => t.close());

const ask = async (path: string, payload?: object) => {
  const reply = await t.staff.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/retencao/${path}`,
    headers: { authorization: token },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};

const pedido = (over: object = {}) => ({
  pedido: randomUUID(),
  matriculas: [titular, filho],
  quemPediu: 'Ávila Inventada',
  destino: 'OPERADORA',
  canal: 'TELEFONE',
  pedidoEm: null,
  primeiroPedidoEm: null,
  obitoEm: null,
  itens: ['IMEDIATO', 'DEBITOS'],
  novoTitular: null,
  motivo: 'Mudou de cidade.',
  proximoEm: null,
  desistiu: false,
  ...over,
});
const registra = (over: object = {}) => ask('registraSaida', pedido(over));
const anda = (id: number, passo: string, over: object = {}) =>
  ask('andaSaida', {
    pedido: randomUUID(),
    id: String(id),
    passo,
    em: null,
    texto: '',
    proximoEm: null,
    ...over,
  });
const abertas = async () => (await ask('getSaidasAbertas')).body as Record<string, unknown>[];

describe('RET-17: the person who calls', () => {
  test.each(['avila inv', '529.982.247-25', '77001', '0000000101'])(
    'is found by %s with the whole family',
    async (busca) => {
      const { body } = await ask('procuraFamilia', { busca });
      expect(body).toMatchObject({
        temMais: false,
        diasDaEmpresa: 30,
        familias: [
          {
            titularMatricula: titular,
            via: 'INDIVIDUAL',
            pessoas: [
              { matricula: titular, titularidade: 'TITULAR', mensalidade: '412,50', saidaPedida: null },
              { matricula: filho, nome: 'Caio Inventado', titularidade: 'DEPENDENTE' },
            ],
          },
        ],
      });
    },
  );

  test('asks by phone on Tue 10/11/2026 18:40: protocol, effect at once, proof until Wed 25/11', async () => {
    const { body } = await registra();
    expect(body).toMatchObject({
      success: true,
      protocolo: '99999920261110000001',
      efeito: 'A saída vale desde 10/11/2026 18:40 e não se desfaz (RN ANS 561/2022).',
    });
    expect(await abertas()).toMatchObject([
      {
        nome: 'Ávila Inventada e mais 1',
        situacao: 'Falta o comprovante',
        prazo: 'vence em 10 dias úteis',
        ate: '25/11/2026',
        pediuEm: '10/11/2026 18:40',
        efeitoEm: '10/11/2026 18:40',
        responsavel: 'Ana Vidal Prado',
      },
    ]);
    await passa('2026-11-30T09:00:00-03:00');
    expect(await abertas()).toMatchObject([{ prazo: 'venceu há 3 dias úteis', atraso: 3 }]);
    expect(await t.db.selectFrom('protocolo_atendimento').selectAll().execute()).toMatchObject([
      { protocolo: '99999920261110000001', tema_codigo: 5, status: 'ENCERRADO' },
    ]);
  });

  test('asks twice with one key and gets one protocol; another key is told of the first', async () => {
    const once = pedido();
    const [first, again] = [await ask('registraSaida', once), await ask('registraSaida', once)];
    expect(again.body).toEqual(first.body);
    const other = await registra({ matriculas: [filho] });
    expect(other.status).toBe(409);
    expect(other.body.message).toContain('99999920261110000001');
    expect(await abertas()).toHaveLength(1);
  });

  test.each([
    [{ matriculas: ['0000009999'] }, 404, undefined],
    [{ matriculas: [titular, daEmpresa] }, 422, 'matriculas'],
    [{ matriculas: [titular, '0000009999'] }, 422, 'matriculas'],
    [{ matriculas: [titular], novoTitular: titular }, 422, 'novoTitular'],
    [{ destino: 'ADMINISTRADORA' }, 422, 'destino'],
    [{ pedidoEm: '11/11/2026 08:00' }, 422, 'pedidoEm'],
    [{ obitoEm: '11/11/2026' }, 422, 'obitoEm'],
  ])('%o is refused with %i at %s, and nothing is kept', async (over, status, field) => {
    const { status: answered, body } = await registra(over);
    expect([answered, body.problems?.[0]?.field]).toEqual([status, field]);
    expect(await t.db.selectFrom('saida').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('protocolo_atendimento').selectAll().execute()).toEqual([]);
  });
});

describe('RET-20: a company told on 10/11', () => {
  test('waits, and may be passed over from 11/12 on', async () => {
    const { body } = await registra({ matriculas: [daEmpresa], destino: 'CONTRATANTE' });
    expect(body.efeito).toContain('a partir de 11/12/2026');
    expect(await abertas()).toMatchObject([
      { situacao: 'Aguarda a contratante', prazo: 'direto a partir de 11/12/2026', efeitoEm: null },
    ]);
    await passa('2026-12-10T10:00:00-03:00');
    expect((await anda(body.id, 'DIRETO')).status).toBe(409);
    await passa('2026-12-11T10:00:00-03:00');
    expect((await anda(body.id, 'DIRETO')).status).toBe(200);
    expect(await abertas()).toMatchObject([{ efeitoEm: '11/12/2026 10:00', ate: '28/12/2026' }]);
  });

  test('answers with the day, and the proof counts from it', async () => {
    const { body } = await registra({ matriculas: [daEmpresa], destino: 'CONTRATANTE' });
    await passa('2026-11-16T10:00:00-03:00');
    expect((await anda(body.id, 'AVISADA', { proximoEm: '20/11/2026' })).status).toBe(200);
    expect(await abertas()).toMatchObject([{ proximoEm: '20/11/2026' }]);
    expect((await anda(body.id, 'RESPONDEU')).body.problems).toMatchObject([{ field: 'texto' }]);
    expect((await anda(body.id, 'EFEITO', { em: '13/11/2026 08:00' })).status).toBe(200);
    expect(await abertas()).toMatchObject([
      { situacao: 'Falta o comprovante', efeitoEm: '13/11/2026 08:00', ate: '30/11/2026' },
    ]);
  });
});

test('RET-21: a death has effect the day after', async () => {
  await registra({ matriculas: [titular], obitoEm: '08/11/2026', novoTitular: filho });
  expect(await abertas()).toMatchObject([{ efeitoEm: '09/11/2026 00:00', ate: '25/11/2026' }]);
});

test('RET-18: an adhesion asked of the administrator leaves at once', async () => {
  await registra({ matriculas: [daAdesao], destino: 'ADMINISTRADORA' });
  expect(await abertas()).toMatchObject([{ efeitoEm: '10/11/2026 18:40' }]);
});

test('RET-23: who gives up before the request is registered stays, and the core system is told nothing', async () => {
  const { body } = await registra({ desistiu: true });
  expect(body.efeito).toContain('a pessoa fica');
  expect(await abertas()).toEqual([]);
  expect((await ask('getSaidas')).body).toMatchObject([{ situacao: 'Retirada antes do registro' }]);
  expect(await paraContar(t.db, { desde: null, quantas: 10 })).toEqual([]);
  // A person who gave up may ask again.
  expect((await registra()).status).toBe(200);
});

describe('RET-25: papers', () => {
  const papel = async (id: number, qual: string) => {
    const { status, body } = await ask(`getPapelDaSaida/${id}/${qual}`);
    return {
      status,
      text: status === 200 ? pdfText(Buffer.from(body.data, 'base64')).replaceAll(/\s+/g, ' ') : '',
    };
  };

  test('are a receipt at once, and a proof with what is owed and given back (RET-19)', async () => {
    const { body } = await registra();
    const { text } = await papel(body.id, 'recibo');
    for (const said of [
      'Recibo do pedido de saída',
      '99999920261110000001',
      '10/11/2026 18:40, telefone',
      'Caio Inventado',
      'A saída vale desde 10/11/2026 18:40',
      'Mensalidades e coparticipações até a saída continuam devidas.',
    ])
      expect(text).toContain(said);
    for (const [item, said] of Object.entries(itensDaSaida))
      expect([item, text.includes(said)]).toEqual([item, ['IMEDIATO', 'DEBITOS'].includes(item)]);
    expect((await papel(body.id, 'comprovante')).status).toBe(409);
    await passa('2026-11-12T09:00:00-03:00');
    expect((await anda(body.id, 'COMPROVANTE')).status).toBe(200);
    expect((await anda(body.id, 'COMPROVANTE')).status).toBe(409);
    const proof = (await papel(body.id, 'comprovante')).text;
    // Two fees of R$ 412,50; 20 of the 30 days of November come after the leaving.
    for (const said of [
      'Comprovante do cancelamento pedido',
      '10/12/2026',
      '825,00',
      'R$ 550,00',
      'emitido em 12/11/2026 09:00',
    ])
      expect(proof).toContain(said);
    expect(await abertas()).toEqual([]);
    expect((await papel(999, 'recibo')).status).toBe(404);
  });
});

describe('RET-27: the core system', () => {
  const contadas = async () =>
    (await paraContar(t.db, { desde: null, quantas: 10 })).map(({ arquivo, chaves, coluna, depois }) => [
      arquivo,
      chaves,
      coluna,
      depois,
    ]);

  test('is told of each request with its people and its effect', async () => {
    await registra();
    expect(await contadas()).toEqual([
      ['saidas', [titular, filho], 'pedido_em', '2026-11-10 18:40:00'],
      ['saidas', [titular, filho], 'efeito_em', '2026-11-10 18:40:00'],
    ]);
  });

  test('is told once of a cancellation at the end of the month after a request, which the list shows', async () => {
    const { body } = await registra();
    await anda(body.id, 'COMPROVANTE');
    await t.db
      .updateTable('beneficiario')
      .set({ cancelado_em: '2026-12-01', motivo_cancelamento_codigo: '3', cancelamento_fim_mes: true })
      .where('matricula', '=', titular)
      .execute();
    await emptyTables(t.db, ['carga_decisao']);
    for (const em of ['2026-11-11T06:00:00', '2026-11-12T06:00:00'])
      await tx(t.db, (trx) => contaContradicoes(trx, em));
    expect(await contadas()).toEqual([['saidas', [titular, filho], 'contradicao', '2026-11-10 18:40:00']]);
    expect(await abertas()).toMatchObject([
      { situacao: 'Comprovada', contradicao: `o central cancela ${titular} em 01/12/2026, no fim do mês` },
    ]);
  });

  test('agrees by a cancellation on the day after the effect', async () => {
    await registra();
    await t.db
      .updateTable('beneficiario')
      .set({ cancelado_em: '2026-11-11', motivo_cancelamento_codigo: '3' })
      .execute();
    expect(await abertas()).toMatchObject([{ contradicao: null }]);
  });
});
