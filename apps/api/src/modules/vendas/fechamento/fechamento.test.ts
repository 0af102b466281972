// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { linhaDoMes } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { cancela, tokenDe, writeCadastro, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});

beforeEach(async () => {
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
});

afterAll(() => t.close());

const { get, post, gera, previa } = pedidosDe(
  () => t,
  () => gerente,
);
const sold = () => writeVendas(t.db, [{ codigo: '1', vendedor: '601', efetivada: '2026-08-10' }]);

describe('the first closing', () => {
  const begin = (competencia: string, primeira?: boolean) =>
    post('gerar', { competencia, ...(primeira === undefined ? {} : { primeira }) });
  const closed = () => t.db.selectFrom('comissao_fechamento').select('competencia').execute();

  it('asks in which month it begins, and writes nothing until it is told (COM-41)', async () => {
    await sold();
    for (const primeira of [undefined, false])
      expect(await begin('09/2026', primeira)).toMatchObject({
        status: 409,
        message:
          'Este é o primeiro fechamento: as competências antes de 09/2026 nunca poderão ser fechadas. Confirme a competência em que começa.',
      });
    expect(await closed()).toEqual([]);
    expect(await begin('09/2026', true)).toMatchObject({ status: 200 });
    expect(await begin('10/2026')).toMatchObject({ status: 200 });
    expect(await begin('08/2026', true)).toMatchObject({ status: 409 });
  });

  it('needs a sale of that month or before it', async () => {
    await sold();
    expect((await begin('07/2026', true)).message).toContain('não há vendas até 07/2026');
    expect(await begin('08/2026', true)).toMatchObject({ status: 200 });
  });
});

it('opens on the month that is to be closed next (COM-42)', async () => {
  const opens = async () => (await get('comissionamento/getCompetenciaAFechar')).competencia;
  await sold();
  expect(await opens()).toBe('10/2026');
  await gera('08/2026');
  expect(await opens()).toBe('09/2026');
  await gera('09/2026');
  await gera('10/2026');
  expect(await opens()).toBe('10/2026');
});

describe('closing', () => {
  it('is done once, says since when and by whom, and goes from month to month after its end (COM-18)', async () => {
    await sold();
    expect(await post('gerar', { competencia: '11/2026' })).toMatchObject({
      status: 409,
      message: 'A competência 11/2026 ainda não terminou.',
    });
    await gera('08/2026');
    expect(await post('gerar', { competencia: '08/2026' })).toMatchObject({
      status: 409,
      message: 'A competência 08/2026 já foi fechada em 21/11/2026 09:00 por Pessoa GERENTE.',
    });
    expect(await post('gerar', { competencia: '10/2026' })).toMatchObject({
      status: 409,
      message: 'A próxima competência a fechar é 09/2026, e não 10/2026.',
    });
    expect(await get('comissionamento/getPreviaComissaoGeral/10_2026')).toMatchObject({
      impedimento: 'A próxima competência a fechar é 09/2026, e não 10/2026.',
      primeira: '08/2026',
    });
    await gera('09/2026');
    expect((await post('gerar', { competencia: '08/2026' })).message).toContain('já foi fechada');
    expect(await t.db.selectFrom('comissao_linha').selectAll().execute()).toHaveLength(1);
  });

  it('lets one of two at the same time close, and tells the other', async () => {
    await sold();
    const both = await Promise.all([
      post('gerar', { competencia: '08/2026', primeira: true }),
      post('gerar', { competencia: '08/2026', primeira: true }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.message).toBe(
      'A competência 08/2026 já foi fechada em 21/11/2026 09:00 por Pessoa GERENTE.',
    );
    expect(await t.db.selectFrom('comissao_linha').selectAll().execute()).toHaveLength(1);
  });

  it('closes and pays what was confirmed, or nothing, and says what is different (REL-46)', async () => {
    const visto = (cents: number) =>
      confirmadoDe([
        linhaDoMes({ codigoVendedor: '601', valorLinhas: cents, valorPago: cents, aTransportar: 0 }),
      ]);
    await sold();
    const shown = visto(6_000);
    await writeVendas(t.db, [{ codigo: '2', vendedor: '601', efetivada: '2026-08-11' }]);
    const close = (confirmado: object) =>
      post('gerar', { competencia: '08/2026', primeira: true, confirmado });
    expect(await close(shown)).toMatchObject({
      status: 409,
      message:
        'Era 1 vendedor e R$ 60,00 a pagar; agora é 1 vendedor e R$ 120,00 a pagar. Nada foi feito: confira e confirme de novo.',
      confirmado: { quantidade: 1, somaCents: 12_000 },
    });
    expect(await t.db.selectFrom('comissao_fechamento').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('comissao_linha').selectAll().execute()).toEqual([]);
    expect(await close(visto(12_000))).toMatchObject({ status: 200 });
    const pay = (confirmado: object) =>
      post('pagar', { competencia: '08/2026', pagaEm: '21/11/2026', confirmado });
    expect(await pay(shown)).toMatchObject({ status: 409, confirmado: { somaCents: 12_000 } });
    expect(await previa('601', '08/2026')).toMatchObject({ situacao: 'fechada' });
    expect(await pay(visto(12_000))).toMatchObject({ status: 200 });
  });

  it('is followed by one payment, between the closing and today (COM-36)', async () => {
    await sold();
    const paga = (pagaEm: string) => post('pagar', { competencia: '08/2026', pagaEm });
    expect(await paga('21/11/2026')).toMatchObject({
      status: 409,
      message: 'A competência 08/2026 ainda não foi fechada.',
    });
    await gera('08/2026');
    expect(await paga('20/11/2026')).toMatchObject({ status: 422, problems: [{ field: 'pagaEm' }] });
    expect(await paga('22/11/2026')).toMatchObject({ status: 422, problems: [{ field: 'pagaEm' }] });
    expect(await paga('21/11/2026')).toMatchObject({ status: 200 });
    expect(await paga('21/11/2026')).toMatchObject({
      status: 409,
      message: 'A competência 08/2026 já foi paga em 21/11/2026 por Pessoa GERENTE.',
    });
    expect(await previa('601', '08/2026')).toMatchObject({ situacao: 'paga' });
  });

  it('gives the rows of the report on paper, whose amounts add up (COM-33)', async () => {
    await sold();
    expect(await get('comissionamento/getPreviaComissaoGeral/08_2026')).toMatchObject({ situacao: 'aberta' });
    await gera('08/2026');
    await cancela(t.db, '1', '2026-09-20');
    await writeVendas(t.db, [
      { codigo: '2', vendedor: '601', efetivada: '2026-09-10' },
      { codigo: '6', vendedor: '601', efetivada: '2026-09-11' },
    ]);
    await gera('09/2026');
    expect(await get('comissionamento/getComissaoPagaDados/09_2026')).toEqual([
      {
        comissaoId: '202609-601',
        nomeVendedor: 'Vendedor 601',
        vendasComissionadas: 2,
        comissaoValor: '120,00',
        vendasEstornadas: 1,
        valorEstornado: '60,00',
        codigoVendedor: '601',
        saldoAnterior: '0,00',
        pago: '60,00',
        aTransportar: '0,00',
      },
    ]);
    expect(await get('comissionamento/getComissaoPagaGeral/09_2026')).toMatchObject({
      vendedores: 1,
      valorLinhas: '60,00',
      valorPago: '60,00',
    });
    expect(await get('vendedor/getVendasCommissaoPaga/601/09_2026')).toHaveLength(2);
    expect(await get('vendedor/getEstornosEfetivados/601/09_2026')).toMatchObject([{ valor: '-60,00' }]);
    expect(await get('vendedor/getComissaoAnteriorPaga/601/09_2026')).toMatchObject({
      competencia: '08/2026',
      valorPago: '60,00',
    });
  });

  it.each([
    'comissionamento/getPreviaComissaoGeral/07_2026',
    'comissionamento/getPreviaComissaoGeral/12_2026',
    'comissionamento/getComissaoPagaDados/09_2026',
    'comissionamento/getComissaoPagaGeral/09_2026',
    'vendedor/getVendasCommissaoPaga/601/09_2026',
    'vendedor/getComissaoAnteriorPaga/601/08_2026',
  ])(
    'has nothing to say before the first closing, after today, or of what is not closed: %s (COM-30)',
    async (path) => {
      await sold();
      await gera('08/2026');
      const reply = await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: gerente } });
      expect(reply.statusCode).toBe(204);
    },
  );
});
