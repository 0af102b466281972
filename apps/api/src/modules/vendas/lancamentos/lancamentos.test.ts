import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { closeMonths, matriculaDe, premium, writeRule, writeSales } from './vendas.fixture.ts';

let t: TestServer;
let gerente: string;
let vendedor: string;

/** Status and body of a call; the body is null when empty. */
const ask = async (path: string, authorization: string) => {
  const reply = await t.staff.inject({ url: `/api/v1/vendedor/${path}`, headers: { authorization } });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};

// Today is 2026-11-21 in these tests; August to October are closed, November is open.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  const lives = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'B1'];
  const canceladas = new Map([
    ['A1', '2026-10-20'],
    ['A2', '2026-11-10'],
  ]);
  await writeRegister(
    t.db,
    lives.map((codigo) => ({
      matricula: matriculaDe(codigo),
      nome: `Cliente ${codigo}`,
      cancelado_em: canceladas.get(codigo) ?? null,
    })),
  );
  await writeRule(t.db);
  await writeSales(t.db, [
    // Final today: three months after its effectuation.
    { codigo: 'A9', vendida_em: '2026-08-21' },
    { codigo: 'A1', vendida_em: '2026-09-01' },
    { codigo: 'A2', vendida_em: '2026-10-05' },
    { codigo: 'A3', vendida_em: '2026-10-06', plano_registro: premium, parceria: true },
    { codigo: 'A4', vendida_em: '2026-10-07', administrativa: true, plano_registro: premium },
    { codigo: 'A5', vendida_em: '2026-11-02' },
    { codigo: 'A6', vendida_em: '2026-11-03', efetivada_em: null, tipo_contratacao: 2 },
    { codigo: 'A7', vendida_em: '2026-11-04', administrativa: true },
    // Sold in October, effectuated in November.
    { codigo: 'A8', vendida_em: '2026-10-30', efetivada_em: '2026-11-04' },
    { codigo: 'B1', vendida_em: '2026-11-05', vendedor_codigo: '0614' },
  ]);
  await closeMonths(t.db, '2026-08', '2026-09', '2026-10');
  gerente = await t.tokenFor({ cargo: 'Diretor', modules: ['vendas'] });
  vendedor = await t.tokenFor({
    login: 'iolanda_sa',
    cargo: 'Vendedora',
    vendedor: '0613',
    modules: ['vendas'],
  });
});
afterAll(() => t.close());

describe('sales of a month', () => {
  it('have what closed months wrote and the open ones give for them (VEN-33, VEN-32)', async () => {
    const { body } = await ask('getVendas/0613/10_2026', gerente);
    expect(
      body.map(({ codigoVenda, valorComissao, semComissao }: Record<string, string>) => [
        codigoVenda,
        valorComissao,
        semComissao,
      ]),
    ).toEqual([
      ['A2', '60,00', null],
      ['A3', '60,00', null],
      ['A4', '0,00', 'Venda administrativa'],
      ['A8', '60,00', null],
    ]);
    expect(body[0]).toEqual({
      codigoVenda: 'A2',
      nomeCliente: 'Cliente A2',
      codigoUsuario: '0000000012',
      valorPlano: '300,00',
      valorComissao: '60,00',
      status: 'Efetivado',
      dataVenda: '05/10/2026',
      dataEfetivacao: '05/10/2026',
      beneficiarioStatus: 'Cancelado',
      dtAtivacao: '01/08/2019',
      tipoVenda: 'Comissão - Vendedor Registrado',
      tipoContratacao: 1,
      codigoVendedor: '0613',
      nomeVendedor: 'Iolanda Sá',
      semComissao: null,
    });
  });

  it('keep their commission when it is taken back, which the reversals say', async () => {
    const { body } = await ask('getVendas/0613/09_2026', gerente);
    expect(body).toEqual([expect.objectContaining({ codigoVenda: 'A1', valorComissao: '60,00' })]);
  });

  it('say which condition is missing where they pay nothing (VEN-34)', async () => {
    const { body } = await ask('getVendas/0/11_2026', gerente);
    expect(
      body.map(({ codigoVenda, semComissao }: Record<string, string>) => [codigoVenda, semComissao]),
    ).toEqual([
      ['A5', null],
      ['A6', 'Aguardando ativação do beneficiário'],
      ['A7', 'Venda administrativa'],
      ['B1', 'Sem regra para o vendedor e o plano'],
    ]);
  });

  it('are counted in the indicators by line, partnership and kind', async () => {
    expect((await ask('getIndicadores/0613/10_2026', vendedor)).body).toEqual({
      vendasQtde: 4,
      vendasIndividualQtde: 3,
      vendasParceriaQtde: 1,
      vendasValor: '1200,00',
      vendasComissionadasQtde: 3,
      vendasSmartComissionadasQtde: 2,
      vendasPremiumComissionadasQtde: 1,
      vendasOutrasComissionadasQtde: 0,
      vendasComissionadasComissao: '180,00',
      vendasAdministrativasQtde: 1,
      vendasSmartAdminQtde: 0,
      vendasPremiumAdminQtde: 1,
      vendasOutrasAdminQtde: 0,
      vendasAdministrativasValor: '300,00',
      estornosQtde: 1,
      estornosValor: '60,00',
      metaVendedorQtde: 10,
    });
  });

  it('are counted too where their plan is of another line (DIR-23)', async () => {
    const doPlano = t.db.updateTable('plano').where('registro', '=', premium);
    await doPlano.set({ linha: 'Essencial' }).execute();
    try {
      expect((await ask('getIndicadores/0613/10_2026', vendedor)).body).toMatchObject({
        vendasSmartComissionadasQtde: 2,
        vendasPremiumComissionadasQtde: 0,
        vendasOutrasComissionadasQtde: 1,
        vendasOutrasAdminQtde: 1,
      });
    } finally {
      await doPlano.set({ linha: 'PREMIUM' }).execute();
    }
  });

  it('bring their reversals in the month of the cancellation, open or closed (VEN-35)', async () => {
    expect((await ask('getEstornos/0613/10_2026', gerente)).body).toEqual([
      {
        codigoEstorno: 'A1-202610',
        nomeCliente: 'Cliente A1',
        valorPlano: '300,00',
        valorEstorno: '60,00',
        dataEfetivacao: '01/09/2026',
        dataEstorno: '20/10/2026',
      },
    ]);
    expect((await ask('getEstornos/0/11_2026', gerente)).body).toEqual([
      expect.objectContaining({ codigoEstorno: 'A2-202611', valorEstorno: '60,00' }),
    ]);
  });

  it.each(['getVendas/0613/01_2020', 'getEstornos/0614/11_2026', 'getVendasVendedores/01_2020'])(
    '%s has nothing and answers 204',
    async (path) => {
      expect(await ask(path, gerente)).toEqual({ status: 204, body: null });
    },
  );
});

it('lists what a cancellation may still take back, what becomes final first before (VEN-38)', async () => {
  const { body } = await ask('getComissaoEmRisco/0613', vendedor);
  expect(body).toEqual([
    expect.objectContaining({
      codigoVenda: 'A2',
      valor: '60,00',
      definitivaEm: '05/01/2027',
      dias: 45,
      dataCancelamento: '10/11/2026',
      situacao: 'Cancelada, a estornar',
    }),
    expect.objectContaining({ codigoVenda: 'A3', definitivaEm: '06/01/2027', situacao: 'Em risco' }),
  ]);
  expect((await ask('getComissaoEmRisco/0', gerente)).body).toEqual(body);
});

it('counts the lives of the goal month by month, closed or open (VEN-36, VEN-37)', async () => {
  const { body } = await ask('getMetas/0/11_2026', gerente);
  expect(body.meses).toHaveLength(11);
  expect(body.meses.slice(-3)).toEqual([
    { competencia: '09/2026', vidas: 1, meta: 15, anoAnterior: 0 },
    { competencia: '10/2026', vidas: 2, meta: 15, anoAnterior: 0 },
    { competencia: '11/2026', vidas: 2, meta: 15, anoAnterior: 0 },
  ]);
  const iolanda = {
    codigoVendedor: '0613',
    nomeVendedor: 'Iolanda Sá',
    vidas: 2,
    efetivadas: 2,
    meta: 10,
    falta: 8,
    situacao: 'Abaixo da meta',
  };
  expect(body.vendedores).toEqual([
    iolanda,
    {
      ...iolanda,
      codigoVendedor: '0614',
      nomeVendedor: 'Caio Lins',
      vidas: 0,
      efetivadas: 1,
      meta: 5,
      falta: 5,
    },
  ]);
  const own = (await ask('getMetas/0613/11_2026', vendedor)).body;
  expect(own.vendedores).toEqual([iolanda]);
  expect(own.meses.at(-1)).toEqual({ competencia: '11/2026', vidas: 2, meta: 10, anoAnterior: 0 });
});

describe('the record of a seller', () => {
  it('is found by what follows the first underscore of the login, in any letter case (VEN-39)', async () => {
    const own = { status: 200, body: [{ codigoVendedor: '0613', nomeVendedor: 'Iolanda Sá' }] };
    expect(await ask('getVendedor/Iolanda_SA', vendedor)).toEqual(own);
    expect(await ask('getVendedor/iolanda_sa', gerente)).toEqual(own);
    expect(await ask('getVendedor/sa', gerente)).toEqual({ status: 204, body: null });
  });

  it('is that of the person alone (VEN-39)', async () => {
    expect(await ask('getVendedor/outra', vendedor)).toEqual({
      status: 403,
      body: { error: 'Estes dados são de outro vendedor.', message: 'Estes dados são de outro vendedor.' },
    });
  });
});

describe('who may ask', () => {
  const own = ['getVendas', 'getEstornos', 'getIndicadores', 'getMetas'].map(
    (call) => (seller: string) => `${call}/${seller}/10_2026`,
  );
  const ofSeller = [...own, (seller: string) => `getComissaoEmRisco/${seller}`];
  const ofAll = ['getVendasVendedores/10_2026', 'getIndicadoresVendasGeral/10_2026'];
  const asTable = ofSeller.map((pathOf) => [pathOf('{seller}'), pathOf] as const);

  it.each(asTable)('%s: the seller alone, or a manager (VEN-30)', async (_name, pathOf) => {
    expect((await ask(pathOf('0613'), vendedor)).status).toBe(200);
    expect((await ask(pathOf('0614'), vendedor)).status).toBe(403);
    expect((await ask(pathOf('0'), vendedor)).status).toBe(403);
    expect((await ask(pathOf('0'), gerente)).status).toBe(200);
    const assistente = await t.tokenFor({
      cargo: 'Assistente de vendas',
      vendedor: '0614',
      modules: ['vendas'],
    });
    expect((await ask(pathOf('0613'), assistente)).status).toBe(403);
    const semCodigo = await t.tokenFor({ cargo: 'Vendedor', modules: ['vendas'] });
    expect((await ask(pathOf('0613'), semCodigo)).status).toBe(403);
  });

  it.each(ofAll)('%s: managers alone (VEN-30)', async (path) => {
    expect((await ask(path, gerente)).status).toBe(200);
    expect((await ask(path, vendedor)).status).toBe(403);
  });

  it.each([...ofAll, ...ofSeller.map((pathOf) => pathOf('0613')), 'getVendedor/x', 'getDadosVendedores/'])(
    '%s: nobody of another occupation or module (VEN-30)',
    async (path) => {
      const faturista = await t.tokenFor({ cargo: 'Faturista', modules: ['vendas'] });
      const deFora = await t.tokenFor({ cargo: 'Diretor', modules: ['caixa'] });
      for (const token of [faturista, deFora])
        expect(await ask(path, token)).toMatchObject({
          status: 403,
          body: { error: 'Você não possui acesso a este módulo!' },
        });
    },
  );
});
