import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nossoNumero, writeBills } from '../cobranca/fixtures/bills.ts';
import {
  gerente,
  type Quem,
  semCodigo,
  vendasServer,
  vendedora,
} from './relatorios/fixtures/vendasServer.ts';

/** Ana is a client of 601, with her child; Bia of 613. */
const { t, ask } = await vendasServer([
  { matricula: '0000000001', nome: 'Ana Inventada', venda: {} },
  { matricula: '0000000002', titular_matricula: '0000000001', dependencia: 4, nome: 'Caio Inventado' },
  {
    matricula: '0000000003',
    vendedor_codigo: '613',
    nome: 'Bia Inventada',
    venda: { vendedor_codigo: '613' },
  },
  // A client with the digits of the company 0042, which is nobody's.
  { matricula: '0000000042', nome: 'Zulmira Outra', venda: {} },
]);

beforeAll(() =>
  writeBills(t.db, [
    { numero: 1, tipo: 'I', vencimento: '2026-12-10', valorCents: 43_575, titular: '0000000001' },
    { numero: 2, tipo: 'I', vencimento: '2026-12-10', valorCents: 43_575, titular: '0000000003' },
    { numero: 3, tipo: 'E', vencimento: '2026-12-10', valorCents: 90_000, empresa: '0042' },
  ]),
);
afterAll(() => t.close());

const recusado = {
  status: 403,
  body: expect.objectContaining({ message: 'Esta pessoa ou empresa não está entre os seus clientes.' }),
};

describe('a seller, in the screens that Vendas shares', () => {
  const boletos = (quem: Quem, matricula: string) =>
    ask(quem, `/cobranca/getBoletoDadosAbertos/I/${matricula}`);

  it('VEN-48: sees the boletos of own clients and of their dependants, and of nobody else, known or not', async () => {
    expect((await boletos(vendedora, '0000000001')).status).toBe(200);
    expect((await boletos(vendedora, '1')).status).toBe(200);
    expect((await boletos(vendedora, '0000000002')).status).not.toBe(403);
    expect(await boletos(vendedora, '0000000003')).toEqual(recusado);
    expect(await boletos(vendedora, '0000009999')).toEqual(recusado);
    // An own client's matrícula has the digits of another company's code.
    expect(await ask(vendedora, '/cobranca/getBoletoDadosAbertos/E/0000000001')).toEqual(recusado);
    expect(await ask(vendedora, `/cobranca/getGeraBoleto/0000000003/${nossoNumero(2)}`)).toEqual(recusado);
    expect(await ask(vendedora, `/cobranca/getGeraBoleto/0042/${nossoNumero(3)}`)).toEqual(recusado);
  });

  it('VEN-48: opens the page of an own client as a payer', async () => {
    const pagador = { type: 'I', matricula: '0000000002' };
    expect((await ask(vendedora, '/cobranca/getPagador', pagador)).status).toBe(200);
  });

  it.each([
    ['/cobranca/listarDeclaracoes', { matricula: '0000000003' }],
    ['/cobranca/declaracaoPdf', { matricula: '0000000003', idDeclaracao: '1' }],
    ['/cobranca/listarQuitacoes', { matricula: '0000000003' }],
    [
      '/cobranca/enviaBoleto',
      { matricula: '0000000003', nossoNumero: nossoNumero(2), email: 'a@example.org', name: 'a' },
    ],
    ['/cobranca/getPagador', { type: 'I', matricula: '0000000003' }],
    // An own client's matrícula has the digits of another company's code.
    ['/cobranca/getPagador', { type: 'E', matricula: '0000000001' }],
    ['/cobranca/geraPix', { titulos: [nossoNumero(2)], total: '435,75' }],
    [
      '/cobranca/emiteNovoBoleto',
      { type: 'I', matricula: '0000000003', vencimento: '10/12/2026', faturas: ['F2'], total: '435,75' },
    ],
  ])('VEN-48: is refused %s of another seller’s client', async (path, payload) => {
    expect(await ask(vendedora, path, payload)).toEqual(recusado);
  });

  it('VEN-48: finds own clients alone in Ir para, by name, number and boleto', async () => {
    const finds = async (quem: Quem, texto: string) => {
      const { body } = await ask(quem, '/busca/pessoasEBoletos', { texto });
      const { pessoas, boletos: found } = body as {
        pessoas: { nome: string }[];
        boletos: { nome: string }[];
      };
      return [...pessoas, ...found].map(({ nome }) => nome);
    };
    expect(await finds(vendedora, 'inventad')).toEqual(['Ana Inventada', 'Caio Inventado']);
    expect(await finds(gerente, 'inventad')).toEqual(['Ana Inventada', 'Bia Inventada', 'Caio Inventado']);
    expect(await finds(vendedora, '0000000003')).toEqual([]);
    expect(await finds(vendedora, nossoNumero(2))).toEqual([]);
    expect(await finds(vendedora, nossoNumero(1))).toEqual(['Ana Inventada']);
    expect(await finds(semCodigo, 'inventad')).toEqual([]);
  });

  it('VEN-48: finds no more people in Ir para for having guides beside Vendas', async () => {
    const authorization = await t.tokenFor({
      cargo: 'Vendedora',
      login: 'comguias',
      vendedor: '601',
      modules: ['vendas', 'contas-medicas'],
    });
    const reply = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/busca/pessoasEBoletos',
      headers: { authorization },
      payload: { texto: 'inventad' },
    });
    const { pessoas } = reply.json<{ pessoas: { nome: string }[] }>();
    expect(pessoas.map(({ nome }) => nome)).toEqual(['Ana Inventada', 'Caio Inventado']);
  });

  it('VEN-48: is not limited in a module of its own right, nor is a manager', async () => {
    expect((await boletos(gerente, '0000000003')).status).toBe(200);
    const both = await t.tokenFor({
      cargo: 'Vendedora',
      login: 'duas',
      vendedor: '601',
      modules: ['vendas', 'cobranca'],
    });
    const reply = await t.staff.inject({
      url: '/api/v1/cobranca/getBoletoDadosAbertos/I/0000000003',
      headers: { authorization: both },
    });
    expect(reply.statusCode).toBe(200);
  });
});
