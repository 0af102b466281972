// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AtoDaConta, CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import type { PixDoExtrato } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migration as boletoPago } from '../../../db/migrations/0150a0199/0187_boleto_pago.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { situacaoDoNovo } from '../../caixa/fixtures/situacaoDoNovo.sql.ts';
import { dizCentral } from '../../conta/fixtures/central.sql.ts';
import { enviaDe } from '../../financeiro/extrato/fixtures/envia.ts';
import { extrato } from '../../financeiro/extrato/fixtures/pixDeHoje.ts';
import { emitido, type RemessaKit, remessaKit } from '../../financeiro/remessa/fixtures/kit.ts';
import { paga } from '../../financeiro/retorno/fixtures/titulos.ts';

let kit: RemessaKit;
let caixa: string;
let boleto: { numero: string; nossoNumero: string };

// Today is 25/11/2026; F2, R$ 400,00 due on 13/10, costs R$ 413,73 today.
beforeAll(async () => {
  kit = await remessaKit();
  caixa = await kit.t.tokenFor({ login: 'cai', nome: 'Caio Caixa', modules: ['caixa'] });
});
beforeEach(async () => {
  await emptyTables(kit.t.db, ['cartao_pagamento', 'extrato']);
  await kit.comeca([
    { numero: 1, vencimento: '2026-09-10', valorCents: 30_000 },
    { numero: 2, vencimento: '2026-10-13', valorCents: 40_000 },
  ]);
  await kit.aceitaTeste();
  boleto = emitido(await kit.emite(['F2'], '414,40'));
});
afterAll(() => kit.t.close());

const responde = (comando: '02' | '10') => kit.recebe([kit.responde(boleto, comando)]);
const registra = async (): Promise<void> => {
  await kit.faz();
  await responde('02');
};
const estado = () => situacaoDoNovo(kit.t.db, boleto.numero);
const comandos = async () => (await estado())?.comandos;
const certo = async (answer: Promise<{ status: number; message: string }>) => {
  const feito = await answer;
  expect(feito).toMatchObject({ status: 200 });
  return feito.message;
};
const daLinha = (arquivo: string) =>
  kit.manda('financeiro/daALinha', {
    pedido: randomUUID(),
    arquivo,
    linha: 2,
    fatura: 'F2',
    valor: '420,00',
    motivo: 'recibo',
  });
const aMao = (valor = '413,73') =>
  kit.manda('financeiro/recebeDaFatura', {
    pedido: randomUUID(),
    fatura: 'F2',
    valor,
    dia: '25/11/2026',
    forma: 'OUTRO',
    identificador: null,
    motivo: 'recibo',
  });
const desfazAto = async () => {
  const [ato] = await kit.pede<AtoDaConta[]>('financeiro/getAtosDaConta');
  return kit.manda('financeiro/desfazAtoDaConta', { ato: ato?.atoId, motivo: 'engano' }, kit.gerente);
};
const desfazArquivo = (arquivo: string) =>
  kit.manda('financeiro/desfazRetorno', { arquivo, linha: 0, motivo: 'engano' }, kit.gerente);

/** Every way, but the card's, in which F2 becomes paid; each returns its undo. */
const maneiras = {
  'cash at the counter': async () => {
    const fatura = [{ codigoFatura: 'F2', valor: '413,73' }];
    await certo(kit.manda('caixa/recebeEmDinheiro', { pedido: randomUUID(), codSau: '1200', fatura }, caixa));
    return desfazAto;
  },
  'money by hand': async () => {
    await certo(aMao());
    return desfazAto;
  },
  'a PIX of the statement': async () => {
    await certo(
      enviaDe({ t: kit.t, pessoa: kit.financeiro })(
        extrato({ valor: '413.73', memo: 'Pix Recebido', fitid: 'A' }),
      ),
    );
    const [pix] = await kit.pede<PixDoExtrato[]>('financeiro/getPixDoExtrato');
    const onde = { pedido: randomUUID(), extrato: pix?.extratoId, linha: pix?.linha };
    await certo(kit.manda('financeiro/identificaPix', { ...onde, fatura: 'F2', txid: null }));
    return desfazAto;
  },
  'a credit of the payer': async () => {
    const valores = { valorTitulo: 30_000, vencimento: '2026-09-10', recebido: 80_000 };
    await kit.recebe([paga(1, valores)]);
    const [credito] = await kit.pede<CreditoDoPagador[]>('financeiro/getCreditosRetorno');
    const uso = { pedido: randomUUID(), credito: credito?.creditoId, fatura: 'F2', valor: '413,73' };
    await certo(kit.manda('financeiro/usaCredito', uso));
    return desfazAto;
  },
  'money without a title, given to the bill': async () => {
    await certo(daLinha(await kit.recebe([paga(99, { recebido: 42_000 })])));
    return desfazAto;
  },
  'the older boleto, at the bank': async () => {
    const arquivo = await kit.recebe([
      paga(2, { valorTitulo: 40_000, vencimento: '2026-10-13', recebido: 40_000 }),
    ]);
    return () => desfazArquivo(arquivo);
  },
} satisfies Record<string, () => Promise<() => Promise<{ status: number; message: string }>>>;

describe('a bill that a new boleto charges, paid otherwise (REM-20)', () => {
  it.each(Object.entries(maneiras))('asks the bank to write the boleto off: %s', async (_nome, paga) => {
    await registra();
    const desfaz = await paga();
    expect(await comandos()).toEqual(['01 CONFIRMADO', '02 em espera']);
    await certo(desfaz());
    expect(await estado()).toMatchObject({
      situacao: 'REGISTRADO',
      comandos: ['01 CONFIRMADO', '02 RETIRADO'],
    });
  });

  it('also when the core system says that it is paid, until it says that it is not', async () => {
    await registra();
    await dizCentral(kit.t.db, { pago: true, cents: 40_000, dia: '2026-11-20' });
    expect(await comandos()).toEqual(['01 CONFIRMADO', '02 em espera']);
    await dizCentral(kit.t.db, { pago: false, cents: 40_000, dia: '2026-11-20' });
    expect(await comandos()).toEqual(['01 CONFIRMADO', '02 RETIRADO']);
  });

  it('never reaches the bank when it waited, and waits again when the payment is undone', async () => {
    await certo(aMao());
    expect(await comandos()).toEqual(['01 RETIRADO']);
    await certo(desfazAto());
    expect(await comandos()).toEqual(['01 RETIRADO', '01 em espera']);
  });

  it('is written off once the bank has registered it, and again when that answer was undone', async () => {
    await kit.faz();
    await certo(aMao());
    expect(await comandos()).toEqual(['01 na remessa']);
    const arquivo = await responde('02');
    expect(await estado()).toMatchObject({
      comandos: ['01 CONFIRMADO', '02 em espera'],
      pedidos: ['USU_cob', 'USU_fin'],
    });
    await certo(desfazArquivo(arquivo));
    expect(await comandos()).toEqual(['01 na remessa', '02 RETIRADO']);
    await responde('02');
    expect(await comandos()).toEqual(['01 CONFIRMADO', '02 RETIRADO', '02 em espera']);
  });

  it('is left alone by a part of the money, and by the payment of the boleto itself', async () => {
    await registra();
    await certo(aMao('100,00'));
    expect(await comandos()).toEqual(['01 CONFIRMADO']);
    await kit.recebe([
      {
        ...paga(1, { valorTitulo: 41_440, vencimento: '2026-11-30', recebido: 41_440 }),
        nossoNumero: boleto.nossoNumero,
        controle: boleto.numero,
      },
    ]);
    expect([await kit.status('F2'), await comandos()]).toEqual(['PAGA', ['01 CONFIRMADO']]);
  });

  it('asks once for a boleto of two bills, which a new one for the other replaces', async () => {
    const [f1 = '', f2 = ''] = Object.values((await kit.previa()).faturas).map(({ total }) => String(total));
    const soma = Number(f1.replace(',', '')) + Number(f2.replace(',', ''));
    boleto = emitido(await kit.emite(['F1', 'F2'], reais(soma)));
    await registra();
    await certo(aMao());
    expect(await comandos()).toEqual(['01 CONFIRMADO', '02 em espera']);
    await certo(kit.emite(['F1'], f1));
    expect(await estado()).toMatchObject({
      situacao: 'SUBSTITUIDO',
      comandos: ['01 CONFIRMADO', '02 em espera'],
    });
  });

  it('asks for what was paid before the rule, if the bank may still receive it', async () => {
    await registra();
    await certo(aMao());
    await sql`delete from remessa_comando where comando = '02'`.execute(kit.t.db);
    await sql`drop function novo_boleto_acerta(text[])`.execute(kit.t.db);
    await boletoPago.up(kit.t.db);
    expect(await comandos()).toEqual(['01 CONFIRMADO', '02 em espera']);
  });
});

describe('a payment that is undone after the write-off was sent (REM-21)', () => {
  it.each(Object.entries(maneiras))(
    'says so, and a new boleto takes the place of the old one: %s',
    async (_nome, paga) => {
      await registra();
      const desfaz = await paga();
      await kit.faz();
      expect(await certo(desfaz())).toMatch(
        ` A baixa do boleto ${boleto.numero} já foi ao banco: emita outro.`,
      );
      expect(await estado()).toMatchObject({
        situacao: 'DESISTIDO',
        comandos: ['01 CONFIRMADO', '02 na remessa'],
      });
      expect(await kit.emite(['F2'], '414,40')).toMatchObject({ status: 200 });
    },
  );
});
