import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let authorization: string;

beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
  authorization = await t.tokenFor({ cargo: 'Diretor', modules: ['vendas'] });
});
afterAll(() => t.close());

type Row = Record<string, string | number>;

const get = async <T>(path: string): Promise<T | null> => {
  const reply = await t.staff.inject({ url: `/api/v1/vendedor/${path}`, headers: { authorization } });
  return reply.body === '' ? null : reply.json<T>();
};

const cents = (value: string | number | undefined): number => Number(String(value ?? 0).replace(',', ''));
const sum = (rows: readonly Row[], field: string): number =>
  rows.reduce((total, row) => total + cents(row[field]), 0);

// Today is in November 2026: some months are closed, some open, some older than any closing.
it.each([0, -1, -2, -3, -8, -30])(
  'the sellers, the indicators and the lists add up to the same, %i months from now (VEN-32)',
  async (meses) => {
    const month = somaCompetencia('2026-11', meses).split('-').toReversed().join('_');
    const geral = (await get<Row>(`getIndicadoresVendasGeral/${month}`)) ?? {};
    const vendedores = (await get<Row[]>(`getVendasVendedores/${month}`)) ?? [];
    const codes = vendedores.map(({ codigoVendedor }) => codigoVendedor);
    const lists = await Promise.all(codes.map((code) => get<Row[]>(`getVendas/${code}/${month}`)));
    const vendas = lists.flatMap((rows) => rows ?? []);
    const estornos = (
      await Promise.all(codes.map((code) => get<Row[]>(`getEstornos/${code}/${month}`)))
    ).flatMap((rows) => rows ?? []);
    const comissionadas = vendas.filter(({ tipoVenda }) => tipoVenda !== 'Venda Administrativa');

    expect(vendas.length).toBe(geral['vendasQtde']);
    expect(sum(vendedores, 'qtdeVendas')).toBe(geral['vendasQtde']);
    expect(sum(vendas, 'valorPlano')).toBe(cents(geral['vendasValor']));
    expect(sum(vendedores, 'totalVendas')).toBe(cents(geral['vendasValor']));
    expect(comissionadas.length).toBe(geral['vendasComissionadasQtde']);
    expect(sum(comissionadas, 'valorComissao')).toBe(cents(geral['vendasComissionadasComissao']));
    expect(sum(vendedores, 'valorVendasComissionadas')).toBe(cents(geral['vendasComissionadasComissao']));
    expect(estornos.length).toBe(geral['estornosQtde']);
    expect(sum(estornos, 'valorEstorno')).toBe(cents(geral['estornosValor']));
    expect(sum(vendedores, 'valorVendasEstornadas')).toBe(cents(geral['estornosValor']));
  },
);
