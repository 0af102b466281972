import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leRemessa } from '../../../documents/remessa/leRemessa.ts';
import { nossoNumero } from '../fixtures/bills.ts';
import { paga, pagaParte } from '../../financeiro/retorno/fixtures/titulos.ts';
import {
  acordoDeTeste,
  dia,
  emitido,
  type RemessaKit,
  remessaKit,
} from '../../financeiro/remessa/fixtures/kit.ts';

let kit: RemessaKit;

beforeAll(async () => {
  kit = await remessaKit();
});
beforeEach(async () => {
  kit.t.deps.config.remessa = acordoDeTeste();
  await kit.comeca([
    { numero: 1, vencimento: '2026-09-10', valorCents: 30_000 },
    { numero: 2, vencimento: '2026-10-13', valorCents: 40_000 },
    { numero: 3, vencimento: '2026-11-10', valorCents: 5_000, forma: 'DEBITO_AUTOMATICO' },
    { numero: 4, vencimento: '2026-12-10', valorCents: 6_000, forma: 'DEBITO_AUTOMATICO' },
  ]);
});
afterAll(() => kit.t.close());

const daParte = (numero: number, recebido: number) =>
  pagaParte(numero, recebido, { valorTitulo: 30_000, vencimento: '2026-09-10' });

describe('who may', () => {
  it.each([
    [{ BOLETO_VARIACAO: undefined }, /falta BOLETO_VARIACAO. Quem pode informar é a TI/],
    [{ BOLETO_REMESSA: 'nao' as const }, /ainda não disse que envia remessas.*Quem pode dizê-lo é a TI/],
    [{}, /ainda não aceitou um arquivo de teste. Quem o faz é o Financeiro/],
  ])('no new boleto without %j, and the screen says who can (REM-6)', async (outro, porque) => {
    kit.t.deps.config.remessa = acordoDeTeste(outro);
    expect((await kit.previa()).porque).toMatch(porque);
    expect(await kit.emite(['F1'], '313,70')).toMatchObject({
      status: 409,
      message: expect.stringMatching(porque) as string,
    });
    expect((await kit.situacao()).porque).toMatch(porque);
  });

  it('a test file registers one title of our own, and opens the way once the bank took it (REM-6)', async () => {
    const remessa = await kit.faz(true);
    const lida = leRemessa(await kit.texto(remessa));
    expect(lida.isTeste).toBe(true);
    expect(
      lida.detalhes.map(({ campos }) => [campos.comando, campos.documentoDoPagador, campos.valor]),
    ).toEqual([['01', '11222333000181', 100]]);
    const [comando] = await kit.comandos(remessa);
    const numero = { nossoNumero: comando?.nossoNumero ?? '', numero: 'TESTE0900000000' };
    await kit.recebe([kit.responde(numero, '03', { natureza: '45' })]);
    expect((await kit.previa()).porque).toMatch(/arquivo de teste/);
    await kit.aceitaTeste();
    expect((await kit.previa()).porque).toBeNull();
    expect(await kit.situacao()).toMatchObject({ porque: null, testeAceito: '25/11/2026 12:00' });
  });

  it('a title of the core with a number of our range closes it (REM-14)', async () => {
    await kit.aceitaTeste();
    await kit.t.db
      .updateTable('titulo')
      .set({ nosso_numero: '31285570900000050' })
      .where('numero', '=', 'T2')
      .execute();
    expect((await kit.previa()).porque).toMatch(/no título T2/);
  });
});

describe('a new boleto', () => {
  beforeEach(() => kit.aceitaTeste());

  it('covers the rest of one and the whole of others, with fine and interest of the day (REM-8)', async () => {
    await kit.recebe([daParte(1, 10_000)]);
    const { faturas } = await kit.previa();
    expect(
      faturas.map(({ fatura, valor, multa, juros, total }) => [fatura, valor, multa, juros, total]),
    ).toEqual([
      ['F1', '200,00', '4,00', '5,40', '209,40'],
      ['F2', '400,00', '8,00', '6,40', '414,40'],
      ['F3', '50,00', '1,00', '0,33', '51,33'],
      ['F4', '60,00', '0,00', '0,00', '60,00'],
    ]);
    expect(faturas[3]).toMatchObject({ impede: 'Vai por débito automático em 10/12/2026.' });
    const reply = await kit.emite(['F1', 'F2', 'F3'], '675,13');
    expect(reply).toMatchObject({
      status: 200,
      numero: 'N00000001',
      nossoNumero: '31285570900000001',
      substituidos: 2,
    });
    expect((await kit.previa()).faturas.map(({ novoBoleto }) => novoBoleto)).toEqual([
      'N00000001',
      'N00000001',
      'N00000001',
      null,
    ]);
  });

  it.each([
    [['F1'], '313,71', dia, 409, /total era R\$ 313,71 e agora é R\$ 314,10|total era/],
    [['F1', 'F9'], '314,10', dia, 409, /já não está em aberto ou não é deste pagador/],
    [['F4'], '60,00', dia, 409, /débito automático em 10\/12\/2026/],
    [['F1'], '1,00', '2026-11-28', 422, /Em 28\/11\/2026 não há banco/],
    [['F1'], '1,00', '2026-11-24', 422, /antes de hoje/],
    [['F1'], '1,00', '2027-03-01', 422, /no máximo 24\/01\/2027/],
  ])('is refused for %j of %s on %s (REM-8)', async (faturas, total, vencimento, status, motivo) => {
    expect(await kit.emite(faturas, total, vencimento)).toMatchObject({
      status,
      message: expect.stringMatching(motivo) as string,
    });
    expect(await kit.comandos('0')).toEqual([]);
  });

  it('goes to the bank once, with the write-offs of what it replaces; the bank confirms, and its money pays the invoices (REM-9, REM-13, REM-15)', async () => {
    await kit.recebe([daParte(1, 10_000)]);
    const novo = emitido(await kit.emite(['F1', 'F2', 'F3'], '675,13'));
    const remessa = await kit.faz();
    const { detalhes, sequencial } = leRemessa(await kit.texto(remessa));
    expect(sequencial).toBe(2);
    expect(
      detalhes.map(({ campos }) => [
        campos.comando,
        campos.nossoNumero,
        campos.controle,
        campos.valor,
        campos.instrucao1,
      ]),
    ).toEqual([
      ['01', novo.nossoNumero, 'N00000001', 67_513, '07'],
      ['02', nossoNumero(1), 'T1', 30_000, '44'],
      ['02', nossoNumero(2), 'T2', 40_000, '44'],
    ]);
    expect(detalhes[0]?.multa).toMatchObject({ codigo: '2', desde: '2026-12-01', multa: 200 });
    expect(await kit.texto(remessa)).toBe(await kit.texto(remessa));
    await expect(kit.faz()).rejects.toThrow('Nenhum comando espera');
    await kit.manda('financeiro/enviadaRemessa', { remessa });

    await kit.recebe([
      kit.responde(novo, '02'),
      { ...kit.responde({ nossoNumero: nossoNumero(1), numero: 'T1' }, '10') },
      { ...kit.responde({ nossoNumero: nossoNumero(2), numero: 'T2' }, '09') },
    ]);
    expect((await kit.comandos(remessa)).map(({ situacao }) => situacao)).toEqual([
      'CONFIRMADO',
      'CONFIRMADO',
      'CONFIRMADO',
    ]);
    expect((await kit.remessas())[0]).toMatchObject({
      situacao: 'RESPONDIDA',
      confirmados: 3,
      semResposta: 0,
    });

    const pagamento = paga(0, {
      nossoNumero: novo.nossoNumero,
      controle: novo.numero,
      valorTitulo: 67_513,
      vencimento: dia,
      recebido: 67_513,
      ocorrencia: dia,
      credito: '2026-12-01',
      lancamento: 67_303,
    });
    const arquivo = await kit.recebe([pagamento]);
    for (const fatura of ['F1', 'F2', 'F3']) expect(await kit.status(fatura)).toBe('PAGA');
    const titulos = await kit.t.db
      .selectFrom('titulo')
      .orderBy('numero')
      .select(['numero', 'pago_em', 'valor_pago_cents', 'juros_cents'])
      .execute();
    expect(titulos.slice(0, 3)).toEqual([
      { numero: 'T1', pago_em: dia, valor_pago_cents: 30_940, juros_cents: 940 },
      { numero: 'T2', pago_em: dia, valor_pago_cents: 41_440, juros_cents: 1_440 },
      { numero: 'T3', pago_em: dia, valor_pago_cents: 5_133, juros_cents: 133 },
    ]);

    const desfeito = await kit.manda(
      'financeiro/desfazRetorno',
      { arquivo, linha: 0, motivo: 'Era de outro banco' },
      kit.gerente,
    );
    expect(desfeito.status).toBe(200);
    for (const fatura of ['F1', 'F2', 'F3']) expect(await kit.status(fatura)).toBe('ABERTA');
  });

  it('a part of it pays the oldest invoice first, and what is too much is a credit (REM-15)', async () => {
    const novo = emitido(await kit.emite(['F1', 'F2'], '728,50'));
    const pagamento = (recebido: number, outro = {}) =>
      paga(0, {
        nossoNumero: novo.nossoNumero,
        controle: novo.numero,
        valorTitulo: 72_850,
        vencimento: dia,
        recebido,
        lancamento: recebido - 210,
        ...outro,
      });
    await kit.recebe([pagamento(50_000, { comando: '07', natureza: '02' })]);
    expect([await kit.status('F1'), await kit.status('F2')]).toEqual(['PAGA', 'ABERTA']);
    const parte = await kit.t.db
      .selectFrom('titulo')
      .where('numero', '=', 'T2')
      .select('recebido_em_parte_cents')
      .executeTakeFirst();
    expect(parte).toEqual({ recebido_em_parte_cents: 20_000 });
    const credito = await kit.recebe([pagamento(30_000, { comando: '07', natureza: '03' })]);
    expect([await kit.status('F1'), await kit.status('F2')]).toEqual(['PAGA', 'PAGA']);
    const efeitos = await kit.t.db
      .selectFrom('retorno_efeito')
      .where('arquivo_id', '=', Number(credito))
      .select((eb) => [
        eb.fn.sum<number>('recebido_cents').as('recebido'),
        eb.fn.sum<number>('credito_cents').as('credito'),
      ])
      .executeTakeFirst();
    expect(Number(efeitos?.recebido)).toBe(30_000);
    expect(Number(efeitos?.credito)).toBeGreaterThan(0);
  });

  it('a returned cheque takes its money back from every invoice, once (REM-15, CBR-12)', async () => {
    const novo = emitido(await kit.emite(['F1', 'F2'], '728,50'));
    const dele = { ...kit.responde(novo, '06'), valorTitulo: 72_850, vencimento: dia, recebido: 72_850 };
    await kit.recebe([paga(0, { ...dele, natureza: '04' })]);
    expect([await kit.status('F1'), await kit.status('F2')]).toEqual(['PAGA', 'PAGA']);
    await kit.recebe([paga(0, { ...dele, comando: '44', ocorrencia: '2026-12-02' })]);
    expect([await kit.status('F1'), await kit.status('F2')]).toEqual(['ABERTA', 'ABERTA']);
    const conta = await kit.t.db
      .selectFrom('conta_movimento')
      .select((eb) => [
        'fatura_numero',
        eb.fn.sum<number>('valor_cents').as('soma'),
        eb.fn.countAll().as('linhas'),
      ])
      .groupBy('fatura_numero')
      .orderBy('fatura_numero')
      .execute();
    expect(conta.map(({ soma, linhas }) => [Number(soma), Number(linhas)])).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  it('replaces a new boleto: one in no file is given up, one at the bank is written off (REM-12)', async () => {
    const primeiro = emitido(await kit.emite(['F1'], '314,10'));
    const segundo = emitido(await kit.emite(['F1'], '314,20', '2026-12-01'));
    expect((await kit.comandos('0')).map(({ documento, comando }) => [documento, comando])).toEqual([
      [segundo.numero, '01'],
      ['T1', '02'],
    ]);
    expect(segundo.nossoNumero > primeiro.nossoNumero).toBe(true);
    await kit.faz();
    expect(await kit.emite(['F1'], '314,10')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/N00000002 espera a resposta do banco/) as string,
    });
    await kit.recebe([kit.responde(segundo, '02')]);
    const terceiro = emitido(await kit.emite(['F1'], '314,10'));
    expect((await kit.comandos('0')).map(({ documento, comando }) => [documento, comando])).toEqual([
      [terceiro.numero, '01'],
      [segundo.numero, '02'],
    ]);
  });

  it('a new boleto given up before a file leaves its number unused for ever and writes nothing off (REM-7, REM-8)', async () => {
    const novo = emitido(await kit.emite(['F1'], '314,10'));
    expect(
      await kit.manda('cobranca/desisteNovoBoleto', { numero: novo.numero }, kit.cobrador),
    ).toMatchObject({ status: 200 });
    expect(await kit.comandos('0')).toEqual([]);
    const outro = emitido(await kit.emite(['F1'], '314,10'));
    expect(outro.nossoNumero).not.toBe(novo.nossoNumero);
    await kit.faz();
    expect(
      await kit.manda('cobranca/desisteNovoBoleto', { numero: outro.numero }, kit.cobrador),
    ).toMatchObject({
      status: 409,
    });
  });
});
