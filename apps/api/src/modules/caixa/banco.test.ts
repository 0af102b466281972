import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RetornoKit, retornoKit } from '../financeiro/retorno/fixtures/kit.ts';
import { paga, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';
import { cashier, writeTarifas } from './caixa.fixture.ts';

let k: RetornoKit;
let ana: Awaited<ReturnType<typeof cashier>>;

// Bills of R$ 300,00 that were due on 10/11; today is 20/11/2026.
beforeAll(async () => {
  k = await retornoKit();
  await writeTitulos(k.t.db, 3);
  await writeTarifas(k.t.db);
  ana = await cashier(k.t, 'Ana Prado');
});
afterAll(() => k.t.close());

const fees = async () => {
  const { dataFormat } = (await ana.get('/caixa/getMensalidade/100')) as {
    dataFormat: Record<string, string>[];
  };
  return dataFormat.map(({ codFatura, valorTotal, juros }) => [codFatura, valorTotal, juros]);
};

it('sells what the bank has left open, and the bank then pays a second time (CXA-2, CXA-7, CXA-13)', async () => {
  await k.aplica(retorno([paga(1, { comando: '07', natureza: '02', recebido: 10_000 }), paga(3)]));
  expect(await fees()).toEqual([
    ['F1', '200,00', '4,67'],
    ['F2', '300,00', '7,00'],
  ]);
  const sale = { cartaoDataVenda: '20/11/2026', cartaoDesconto: '0,00' };
  expect(
    await ana.sell({ ...sale, fatura: [{ codigoFatura: 'F3' }], cartaoValorTotal: '307,00' }),
  ).toMatchObject({
    status: 409,
    body: { error: 'A fatura F3 já foi paga em 10/11/2026.' },
  });
  const fatura = [{ codigoFatura: 'F1' }, { codigoFatura: 'F2' }];
  expect((await ana.sell({ ...sale, fatura, cartaoValorTotal: '511,67' })).status).toBe(200);
  const paid = { pagoEm: '2026-11-20', pago: 30_700, juros: 700, status: 'PAGA' };
  expect(await k.titulo(2)).toMatchObject(paid);
  const { arquivoId } = await k.aplica(retorno([paga(2, { ocorrencia: '2026-11-19' })], { sequencial: 8 }));
  expect(await k.fins(arquivoId)).toEqual(['DUPLICIDADE']);
  expect(await k.titulo(2)).toMatchObject(paid);
  expect((await ana.remove('1')).status).toBe(200);
  expect(await k.titulo(2)).toMatchObject({ pagoEm: null, pago: null, juros: 0, status: 'ABERTA' });
  expect((await fees())[0]).toEqual(['F1', '200,00', '4,67']);
});
