// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migration as cartaoEBanco } from '../../db/migrations/0050a0099/0097_cartao_e_banco.ts';
import { devolvido, paga, pagaParte, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';
import { type CaixaComBanco, caixaComBanco } from './banco.fixture.ts';

let k: CaixaComBanco;
let ana: CaixaComBanco['ana'];

// Bills of R$ 300,00 due on 10/11; today is 20/11/2026.
beforeAll(async () => {
  k = await caixaComBanco();
  ({ ana } = k);
});
beforeEach(() => writeTitulos(k.t.db, 3));
afterAll(() => k.t.close());

const fees = async () => {
  const { dataFormat } = (await ana.get('/caixa/getMensalidade/100')) as {
    dataFormat: Record<string, string>[];
  };
  return dataFormat.map(({ codFatura, valorTotal, juros }) => [codFatura, valorTotal, juros]);
};

const aVista = { cartaoDataVenda: '20/11/2026', cartaoDesconto: '0,00', fatura: [{ codigoFatura: 'F1' }] };
const peloCartao = { pagoEm: '2026-11-20', pago: 30_467, juros: 467, status: 'PAGA' };
const aberta = { pagoEm: null, pago: null, juros: 0, status: 'ABERTA' };

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
  // The paid sum includes the bank's earlier part, like when the bank brings the rest.
  expect(await k.titulo(1)).toMatchObject({ pagoEm: '2026-11-20', pago: 30_467, juros: 467, status: 'PAGA' });
  const paid = { pagoEm: '2026-11-20', pago: 30_700, juros: 700, status: 'PAGA' };
  expect(await k.titulo(2)).toMatchObject(paid);
  const { arquivoId } = await k.aplica(retorno([paga(2, { ocorrencia: '2026-11-19' })], { sequencial: 8 }));
  expect(await k.fins(arquivoId)).toEqual(['DUPLICIDADE']);
  expect(await k.titulo(2)).toMatchObject(paid);
  expect((await ana.remove(await k.ultimaVenda())).status).toBe(200);
  expect(await k.titulo(2)).toMatchObject({ pagoEm: null, pago: null, juros: 0, status: 'ABERTA' });
  expect((await fees())[0]).toEqual(['F1', '200,00', '4,67']);
});

it('a returned cheque leaves a bill that was paid with a card alone (CBR-12)', async () => {
  expect((await ana.sell({ ...aVista, cartaoValorTotal: '307,00' })).status).toBe(200);
  const { arquivoId } = await k.aplica(retorno([devolvido(1, 30_000)]));
  expect(await k.linhas(arquivoId)).toMatchObject([
    {
      fim: 'CHEQUE_DEVOLVIDO',
      motivo: 'O título foi pago com cartão; não há pagamento no banco a desfazer.',
    },
  ]);
  expect(await k.titulo(1)).toMatchObject({ pagoEm: '2026-11-20', pago: 30_700, status: 'PAGA' });
});

it('a returned cheque opens what it had paid and no more, and bank or card pay it again (CBR-12, CXA-7)', async () => {
  await k.aplica(retorno([pagaParte(1, 10_000)]));
  expect((await ana.sell({ ...aVista, cartaoValorTotal: '204,67' })).status).toBe(200);
  expect(await k.titulo(1)).toMatchObject(peloCartao);
  const cheque = await k.aplica(retorno([devolvido(1, 10_000)], { sequencial: 8 }));
  expect(await k.titulo(1)).toMatchObject(aberta);
  // R$ 300,00 minus the R$ 200,00 of the card.
  expect((await fees())[0]).toEqual(['F1', '100,00', '2,33']);

  const outro = await k.aplica(
    retorno([paga(1, { recebido: 10_000, ocorrencia: '2026-11-20' })], { sequencial: 9 }),
  );
  expect(await k.fins(outro.arquivoId)).toEqual(['LIQUIDADO']);
  expect(await k.titulo(1)).toMatchObject(peloCartao);
  await k.manda('desfazRetorno', { arquivo: outro.arquivoId, linha: 0, motivo: 'engano' });
  expect([await k.titulo(1), (await fees())[0]]).toMatchObject([aberta, ['F1', '100,00', '2,33']]);

  expect((await ana.sell({ ...aVista, cartaoValorTotal: '102,33' })).status).toBe(200);
  expect(await k.titulo(1)).toMatchObject({ pagoEm: '2026-11-20', pago: 30_700, juros: 700, status: 'PAGA' });
  expect((await ana.remove(await k.ultimaVenda())).status).toBe(200);
  expect((await fees())[0]).toEqual(['F1', '100,00', '2,33']);

  await k.manda('desfazRetorno', { arquivo: cheque.arquivoId, linha: 0, motivo: 'engano' });
  expect(await k.titulo(1)).toMatchObject(peloCartao);
});

it('a sale that is deleted behind a returned cheque leaves open what it paid, and the cheque is not undone to it (CBR-18, CXA-13)', async () => {
  await k.aplica(retorno([pagaParte(1, 10_000)]));
  await ana.sell({ ...aVista, cartaoValorTotal: '204,67' });
  const venda = await k.ultimaVenda();
  const cheque = await k.aplica(retorno([devolvido(1, 10_000)], { sequencial: 8 }));
  const outro = await k.aplica(
    retorno([paga(1, { recebido: 10_000, ocorrencia: '2026-11-20' })], { sequencial: 9 }),
  );
  expect(await k.titulo(1)).toMatchObject(peloCartao);
  expect((await ana.remove(venda)).status).toBe(200);
  expect([await k.titulo(1), (await fees())[0]]).toMatchObject([aberta, ['F1', '200,00', '4,67']]);
  for (const { arquivoId } of [outro, cheque])
    expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
      status: 409,
    });
});

it('does not undo a returned cheque to a card sale that is gone (CBR-18)', async () => {
  await k.aplica(retorno([pagaParte(1, 10_000)]));
  await ana.sell({ ...aVista, cartaoValorTotal: '204,67' });
  const { arquivoId } = await k.aplica(retorno([devolvido(1, 10_000)], { sequencial: 8 }));
  expect((await ana.remove(await k.ultimaVenda())).status).toBe(200);
  expect((await fees())[0]).toEqual(['F1', '300,00', '7,00']);
  expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
    status: 409,
    message: 'O título T1 ou a sua fatura mudaram depois, por outro caminho; nada foi desfeito.',
  });
  expect(await k.titulo(1)).toMatchObject(aberta);
});

it('the migration corrects once the paid value that the earlier version left in a title (CXA-7)', async () => {
  await k.aplica(retorno([pagaParte(1, 10_000), paga(2)]));
  await ana.sell({ ...aVista, cartaoValorTotal: '204,67' });
  await k.t.db.updateTable('titulo').set({ valor_pago_cents: 20_467 }).where('numero', '=', 'T1').execute();
  const doBanco = await k.titulo(2);
  for (const _ of ['once', 'again']) {
    await cartaoEBanco.up(k.t.db);
    expect([await k.titulo(1), await k.titulo(2)]).toMatchObject([peloCartao, doBanco]);
  }
});
