// @module-tag embedded
import type { Recebimento } from '@vidas/api-client/financeiro/saldos/recebimentos.report.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CaixaComBanco, caixaComBanco } from '../caixa/banco.fixture.ts';
import { paga, pagaParte, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';

let k: CaixaComBanco;
// Invoices of R$ 300,00 due on Tuesday 10/11; 2% of fine and 1% of interest a month.
beforeAll(async () => {
  k = await caixaComBanco();
});
beforeEach(() => writeTitulos(k.t.db, 4));
afterEach(() => k.t.db.deleteFrom('feriado').execute());
afterAll(() => k.t.close());

const concessoes = async () =>
  (await k.pede<Recebimento[]>('getRecebimentos/01_11_2026/30_11_2026'))
    .map(({ numfat, pagoEm, valorPago, concedido, naoCobrado }) => [
      numfat,
      pagoEm,
      valorPago,
      concedido,
      naoCobrado,
    ])
    .toSorted();

it('shows fine and interest that nobody paid when a bill was settled, beside what was conceded of its value (CTA-20)', async () => {
  await k.aplica(
    retorno([
      // In time; late and fully charged; late without charges; in two parts, the first in time.
      paga(1, { desconto: 1_000, recebido: 29_000 }),
      paga(2, { ocorrencia: '2026-11-16', juros: 60, outros: 600, recebido: 30_660 }),
      paga(3, { ocorrencia: '2026-11-16' }),
      pagaParte(4, 10_000),
      pagaParte(4, 20_000, { ocorrencia: '2026-11-19' }),
    ]),
  );
  expect(await concessoes()).toEqual([
    ['F1', '10/11/2026', '290,00', '10,00', '0,00'],
    ['F2', '16/11/2026', '306,60', '0,00', '0,00'],
    ['F3', '16/11/2026', '300,00', '0,00', '6,60'],
    ['F4', '10/11/2026', '100,00', '0,00', '0,00'],
    // 2% and 9 of 30 days of 1%, of R$ 200,00.
    ['F4', '19/11/2026', '200,00', '0,00', '4,60'],
  ]);
  const { status } = await k.t.db
    .selectFrom('fatura')
    .where('numero', '=', 'F3')
    .select('status')
    .executeTakeFirstOrThrow();
  expect(status).toBe('PAGA');
});

it('owes nothing on the next day on which banks work, and nothing while the bill is open (CTA-20)', async () => {
  const { db } = k.t;
  for (const tabela of ['fatura', 'titulo'] as const)
    await db.updateTable(tabela).set({ vencimento: '2026-11-14' }).execute();
  await k.aplica(
    retorno([
      // Due on Saturday 14/11: Monday is in time, Tuesday is late by 3 days.
      paga(1, { ocorrencia: '2026-11-16' }),
      paga(2, { ocorrencia: '2026-11-17' }),
      pagaParte(3, 10_000, { ocorrencia: '2026-11-19' }),
    ]),
  );
  expect(await concessoes()).toEqual([
    ['F1', '16/11/2026', '300,00', '0,00', '0,00'],
    ['F2', '17/11/2026', '300,00', '0,00', '6,30'],
    ['F3', '19/11/2026', '100,00', '0,00', '0,00'],
  ]);
});

it('owes nothing on the day after a holiday of the city, as the boleto says (CTA-20, FIN-3)', async () => {
  await k.t.db
    .insertInto('feriado')
    .values({
      data: '2026-11-10',
      nome: 'Aniversário da cidade',
      tipo: 'Feriado Municipal',
      gravado_em: '2026-11-01T08:00:00',
    })
    .execute();
  await k.aplica(retorno([paga(1, { ocorrencia: '2026-11-11' }), paga(2, { ocorrencia: '2026-11-12' })]));
  expect(await concessoes()).toEqual([
    ['F1', '11/11/2026', '300,00', '0,00', '0,00'],
    ['F2', '12/11/2026', '300,00', '0,00', '6,20'],
  ]);
});
