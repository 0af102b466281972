// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { emitido, type RemessaKit, remessaKit } from '../../financeiro/remessa/fixtures/kit.ts';
import { cashier, writeTarifas } from '../caixa.fixture.ts';
import { situacaoDoNovo } from '../fixtures/situacaoDoNovo.sql.ts';

let kit: RemessaKit;
let ana: Awaited<ReturnType<typeof cashier>>;
let boleto: { numero: string; nossoNumero: string };

// Today is 25/11/2026; the new boleto charges F2 (R$ 400,00 due on 13/10), which costs R$ 413,73 today.
beforeAll(async () => {
  kit = await remessaKit();
  await writeTarifas(kit.t.db);
  ana = await cashier(kit.t, 'Ana Prado');
});
beforeEach(async () => {
  await emptyTables(kit.t.db, ['cartao_pagamento']);
  await kit.comeca([
    { numero: 1, vencimento: '2026-09-10', valorCents: 30_000 },
    { numero: 2, vencimento: '2026-10-13', valorCents: 40_000 },
  ]);
  await kit.aceitaTeste();
  boleto = emitido(await kit.emite(['F2'], '414,40'));
});
afterAll(() => kit.t.close());

const vende = async (): Promise<void> => {
  const vendida = await ana.sell({
    codSau: '1200',
    cartaoDataVenda: '25/11/2026',
    cartaoDesconto: '0,00',
    cartaoTransacao: 'débito',
    cartaoQtdParcela: 1,
    tarifaId: '1',
    fatura: [{ codigoFatura: 'F2' }],
    cartaoValorTotal: '413,73',
  });
  expect(vendida).toMatchObject({ status: 200 });
};
const exclui = async (): Promise<void> => {
  const { id } = await kit.t.db
    .selectFrom('cartao_pagamento')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  expect((await ana.remove(String(id))).status).toBe(200);
};
/** The bank registers the boleto, or writes it off. */
const responde = (comando: '02' | '10') => kit.recebe([kit.responde(boleto, comando)]);
const estado = () => situacaoDoNovo(kit.t.db, boleto.numero);

describe('a card sale of an invoice that a new boleto charges (REM-19)', () => {
  it('asks the bank to write off the registered boleto, and the undo withdraws what was not sent', async () => {
    await kit.faz();
    await responde('02');
    await vende();
    expect(await estado()).toEqual({
      situacao: 'REGISTRADO',
      comandos: ['01 CONFIRMADO', '02 em espera'],
      pedidos: ['USU_cob', 'Ana Prado'],
    });
    await exclui();
    expect(await estado()).toMatchObject({
      situacao: 'REGISTRADO',
      comandos: ['01 CONFIRMADO', '02 RETIRADO'],
    });
  });

  it('sends the bank nothing about a boleto that waits, and registers it when the sale is undone', async () => {
    await vende();
    expect(await estado()).toMatchObject({ comandos: ['01 RETIRADO'] });
    await exclui();
    expect(await estado()).toMatchObject({
      situacao: 'AGUARDANDO',
      comandos: ['01 RETIRADO', '01 em espera'],
    });
  });

  it('writes off a boleto that the bank registers after the sale', async () => {
    await kit.faz();
    await vende();
    expect(await estado()).toMatchObject({ comandos: ['01 na remessa'] });
    await responde('02');
    expect(await estado()).toMatchObject({ comandos: ['01 CONFIRMADO', '02 em espera'] });
  });

  it('gives up a boleto whose write-off was sent, so that a new one takes its place', async () => {
    await kit.faz();
    await responde('02');
    await vende();
    await kit.faz();
    await responde('10');
    await exclui();
    expect(await estado()).toMatchObject({
      situacao: 'DESISTIDO',
      comandos: ['01 CONFIRMADO', '02 CONFIRMADO'],
    });
    expect(await kit.emite(['F2'], '414,40')).toMatchObject({ status: 200 });
  });
});
