// @module-tag embedded
import type { ExtratoRecebido } from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ExtratoOfx, ofx1 } from '../../../demo/extrato/escreveOfx.ts';
import { type RetornoKit, retornoKit } from '../retorno/fixtures/kit.ts';
import { writeTitulos } from '../retorno/fixtures/titulos.ts';
import { credito, enviaDe, semana } from './fixtures/envia.ts';

let envia: ReturnType<typeof enviaDe>;
let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
  envia = enviaDe(kit);
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

const extratos = () => kit.pede<ExtratoRecebido[]>('getExtratos');

describe('a statement is refused, and nothing of it stays', () => {
  const nada = async () => {
    const contado = await kit.t.db.selectFrom('extrato_lancamento').select('linha').execute();
    expect([await kit.t.db.selectFrom('extrato').select('id').execute(), contado]).toEqual([[], []]);
  };

  it.each<[string, ExtratoOfx | string, object]>([
    [
      'of another account',
      semana([], { conta: '99999-1' }),
      {
        message:
          'o extrato é de banco 1, agência 1234-3, conta 99999-1, e a conta é banco 1, agência 1234-3, conta 12345-5.',
      },
    ],
    ['of another bank', semana([], { banco: '341' }), { message: expect.stringContaining('banco 341') }],
    [
      'of another agency',
      semana([], { agencia: '4321' }),
      { message: expect.stringContaining('agência 4321') },
    ],
    [
      'that is cut',
      ofx1(semana([credito('2026-11-11', '1.00')])).replace(/<LEDGERBAL>.*/s, ''),
      { message: expect.stringContaining('chegou incompleto') },
    ],
    [
      'with an amount that has two readings',
      semana([credito('2026-11-11', '1.234')]),
      { problems: [{ line: 39, field: 'TRNAMT', message: expect.stringContaining('milhar') }] },
    ],
    [
      'with entries to come',
      semana([credito('2026-11-23', '1.00')], { fim: '2026-11-30' }),
      {
        message:
          'Linha 36: o lançamento é de 23/11/2026, depois de hoje; baixe o extrato sem lançamentos futuros.',
      },
    ],
    [
      'of a time to come',
      semana([], { inicio: '2026-12-01', fim: '2026-12-02' }),
      { message: 'o período começa depois de hoje.' },
    ],
    [
      'that is none',
      'Data;Valor\n11/11/2026;1,00',
      { message: expect.stringContaining('não é um extrato OFX') },
    ],
  ])('%s (CBR-28, CBR-30)', async (_, extrato, esperado) => {
    expect(await envia(extrato)).toMatchObject({ status: 422, ...esperado });
    await nada();
  });

  it('refuses a statement that came before, and entries that now differ (CBR-29)', async () => {
    const extrato = semana([credito('2026-11-11', '1.00', { fitid: 'F' })]);
    await envia(extrato);
    expect(await envia(extrato, { nome: 'outro.ofx' })).toMatchObject({
      status: 409,
      message:
        'Este extrato já foi importado: é o conteúdo de extrato.ofx, enviado em 20/11/2026 12:00 por Flávio Financeiro.',
    });
    expect(
      await envia(semana([credito('2026-11-11', '2.00', { fitid: 'F' }), credito('2026-11-12', '2.00')])),
    ).toMatchObject({
      status: 422,
      message:
        'Linha 36: o lançamento de FITID F já veio com outro dia ou valor, na linha 36 de extrato.ofx.',
    });
    expect(await extratos()).toHaveLength(1);
  });

  it('a statement sent twice at once goes in once (CBR-29)', async () => {
    const extrato = semana([credito('2026-11-11', '1.00')]);
    const status = (await Promise.all([envia(extrato), envia(extrato), envia(extrato)])).map(
      (each) => each.status,
    );
    expect(status.toSorted()).toEqual([200, 409, 409]);
    expect(await extratos()).toHaveLength(1);
  });
});

it('asks of which account the first statement is where the house has none, and holds the next to it (CBR-30)', async () => {
  const { config } = kit.t.deps;
  const { conta } = config.cobranca;
  config.cobranca.conta = undefined;
  try {
    const extrato = semana([credito('2026-11-11', '1.00')]);
    expect(await envia(extrato)).toMatchObject({
      status: 409,
      message:
        'Este é o primeiro extrato. Ele é de banco 1, agência 1234-3, conta 12345-5: é a conta da cobrança?',
      conta: 'banco 1, agência 1234-3, conta 12345-5',
    });
    expect(await envia(extrato, { query: '?contaAceita=sim' })).toMatchObject({ status: 200 });
    expect(
      await envia(semana([credito('2026-11-12', '1.00')], { conta: '777-7' }), { query: '?contaAceita=sim' }),
    ).toMatchObject({
      status: 422,
      message: expect.stringContaining('e a conta é banco 1, agência 1234-3, conta 12345-5'),
    });
    expect(await envia(semana([credito('2026-11-12', '1.00')], { conta: '0123455' }))).toMatchObject({
      status: 200,
    });
  } finally {
    config.cobranca.conta = conta;
  }
});
