import { mesesDaLinha, primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

type Row = Record<string, string>;

const pathMonth = (mes: string): string => mes.split('-').toReversed().join('_');
const meses = (mes: string): string[] => [primeiraComparada(mes), ...mesesDaLinha(mes)];

/** A line of each list with its month, sorted. */
const inMonth = (mes: string, rows: readonly Row[], figure: string): string[] =>
  rows.map((row) => `${mes} ${row['codigoVendedor']} ${row[figure]}`);

const cases = [
  {
    what: 'sold (VEN-43)',
    list: 'vendedor/getVendasVendedores',
    rowsOf: (reply: unknown) => reply as Row[],
    history: 'vendedor/getHistoricoVendasVendedores',
    figure: 'totalVendas',
  },
  {
    what: 'get as commission of the month (COM-40)',
    list: 'comissionamento/getPreviaComissaoGeral',
    rowsOf: (reply: unknown) => (reply as { vendedores: Row[] }).vendedores,
    history: 'comissionamento/getHistoricoComissaoGeral',
    figure: 'valorLinhas',
  },
] as const;

describe.each(cases)('what sellers $what', ({ list, rowsOf, history, figure }) => {
  // Demonstration data: closed months, open months and months older than any closing.
  let t: TestServer;
  let authorization: string;
  beforeAll(async () => {
    t = await testServer({ seed: 'demo', lives: 300 });
    authorization = await t.tokenFor({ cargo: 'Diretor', modules: ['vendas'] });
  });
  afterAll(() => t.close());

  const ask = async <T>(path: string): Promise<T | null> => {
    const reply = await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization } });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    return reply.body === '' ? null : reply.json<T>();
  };

  const compared = async (mes: string) => {
    const lists: string[][] = [];
    for (const each of meses(mes)) {
      const reply = await ask(`${list}/${pathMonth(each)}`);
      lists.push(reply === null ? [] : inMonth(each, rowsOf(reply), figure));
    }
    const found = (await ask<Row[]>(`${history}/${pathMonth(mes)}`)) ?? [];
    return {
      listed: lists.flat().toSorted(),
      found: found
        .flatMap((row) =>
          inMonth(String(row['competencia']).split('/').toReversed().join('-'), [row], figure),
        )
        .toSorted(),
    };
  };

  it.each(['2026-11', '2026-10', '2026-08'])(
    'in %s and the twelve months before it is what the list of each month says (COM-40, VEN-43)',
    async (mes) => {
      const { listed, found } = await compared(mes);
      expect(found.length).toBeGreaterThan(20);
      expect(found).toEqual(listed);
    },
  );

  // The next two delete closed months, so they are last and in this order.
  it('is the same while three months are open', async () => {
    await t.db.deleteFrom('comissao_fechamento').where('competencia', '>=', '2026-08').execute();
    const { listed, found } = await compared('2026-11');
    expect(found).toEqual(listed);
  });

  it('is the same while no month was ever closed', async () => {
    await t.db.deleteFrom('comissao_fechamento').execute();
    const { listed, found } = await compared('2026-11');
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(listed);
  });
});
