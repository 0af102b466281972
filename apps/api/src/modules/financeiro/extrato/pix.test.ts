// @module-tag embedded
import { randomUUID } from 'node:crypto';
import type { AtoDaConta, CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import type {
  OfertaDoPix,
  PixDoExtrato,
} from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leBrCode } from '../../../documents/pix/brCode.rules.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { comPix } from '../../cobranca/pix/fixtures/comPix.ts';
import { errosDaConta } from '../../conta/fixtures/erros.ts';
import { type RetornoKit, retornoKit } from '../retorno/fixtures/kit.ts';
import { paga, retorno, writeTitulos } from '../retorno/fixtures/titulos.ts';
import { enviaDe } from './fixtures/envia.ts';
import { e2e, extrato } from './fixtures/pixDeHoje.ts';

let kit: RetornoKit;
let envia: ReturnType<typeof enviaDe>;
let cobrador: string;
// Three invoices of R$ 300,00 due on 10/11; today is 20/11/2026: R$ 6,00 fine and R$ 1,00 interest.
beforeAll(async () => {
  kit = await retornoKit({ pix: comPix.pix });
  envia = enviaDe(kit);
  cobrador = await kit.t.tokenFor({ login: 'cob', nome: 'Célia Cobrança', modules: ['cobranca'] });
});
beforeEach(async () => {
  await emptyTables(kit.t.db, ['pix_codigo', 'extrato_pix_fora']);
  await writeTitulos(kit.t.db, 3);
});
afterAll(() => kit.t.close());

/** Txid of a code for some titles, shown today. */
const mostra = async (titulos: readonly string[], total: string): Promise<string> => {
  const answer = await kit.t.staff.inject({
    method: 'POST',
    url: '/api/v1/cobranca/geraPix',
    payload: { titulos, total },
    headers: { authorization: cobrador },
  });
  return leBrCode(answer.json<{ codigo: string }>().codigo).txid ?? '';
};
const traz = (valor: string, memo: string, fitid = 'A') => envia(extrato({ valor, memo, fitid }));
const fatura = (numero: string) =>
  kit.t.db
    .selectFrom('fatura')
    .where('numero', '=', numero)
    .select(['abatido_cents as abatido', 'status'])
    .executeTakeFirstOrThrow();
const movimentos = () =>
  kit.t.db
    .selectFrom('conta_movimento')
    .where('origem', '=', 'EXTRATO')
    .orderBy('id')
    .select([
      'fatura_numero as f',
      'principal_cents as p',
      'encargos_cents as e',
      'credito_cents as c',
      'forma',
    ])
    .execute();
const esperam = () => kit.pede<PixDoExtrato[]>('getPixDoExtrato');
const creditos = () => kit.pede<CreditoDoPagador[]>('getCreditosRetorno');
const atos = () => kit.pede<AtoDaConta[]>('getAtosDaConta');
const desfaz = (ato: string | undefined, as = kit.gerente) =>
  kit.manda('desfazAtoDaConta', { ato, motivo: 'engano' }, as);
const identifica = async (quem: object, as = kit.pessoa) => {
  const [pix] = await esperam();
  const credito = { extrato: pix?.extratoId, linha: pix?.linha, fatura: null, txid: null };
  return kit.manda('identificaPix', { pedido: randomUUID(), ...credito, ...quem }, as);
};

describe('a credit by a code of ours', () => {
  it('pays what the code asked for, at once, and a manager takes it back (CTA-14)', async () => {
    const txid = await mostra(['T1'], '307,00');
    expect(await traz('307.00', `Pix Recebido ${txid.toLowerCase()} AVILA`)).toMatchObject({
      status: 200,
      message: expect.stringMatching(/ 1 PIX identificado\.$/),
      pixIdentificados: 1,
      pixNaoIdentificados: 0,
    });
    expect([await fatura('F1'), await movimentos(), await errosDaConta(kit.t.db)]).toEqual([
      { abatido: 30_000, status: 'PAGA' },
      [{ f: 'F1', p: 30_000, e: 700, c: 0, forma: 'PIX' }],
      [],
    ]);
    const [ato] = await atos();
    expect(ato).toMatchObject({
      especie: 'EXTRATO',
      fatura: 'F1',
      valor: '307,00',
      forma: 'PIX',
      motivo: expect.stringMatching(/^Extrato extrato\.ofx, linha \d+$/),
    });
    expect([await desfaz(ato?.atoId, kit.pessoa), await desfaz(ato?.atoId)]).toMatchObject([
      { status: 403 },
      { status: 200 },
    ]);
    expect([await fatura('F1'), await errosDaConta(kit.t.db)]).toEqual([
      { abatido: 0, status: 'ABERTA' },
      [],
    ]);
    // The bank already has the money, so it waits.
    expect(await esperam()).toMatchObject([{ situacao: 'ESPERA', valor: '307,00', dias: 0 }]);
  });

  it('whose bill is paid already is a credit of its payer at once (CTA-14)', async () => {
    const txid = await mostra(['T1'], '307,00');
    await kit.aplica(retorno([paga(1)]));
    await traz('307.00', `Pix Recebido ${txid}`);
    expect(await creditos()).toMatchObject([{ resta: '307,00', titulo: 'T1', pagador: 'Ávila Inventada' }]);
    expect([await movimentos(), await esperam(), await errosDaConta(kit.t.db)]).toEqual([
      [{ f: 'F1', p: 0, e: 0, c: 30_700, forma: 'PIX' }],
      [],
      [],
    ]);
  });

  it('paid twice pays once, and the second is a credit (CTA-14)', async () => {
    const txid = await mostra(['T2'], '307,00');
    await envia(
      extrato(
        { valor: '307.00', memo: `Pix ${txid}`, fitid: 'A' },
        { valor: '307.00', memo: `Pix ${txid}`, fitid: 'B' },
      ),
    );
    expect((await movimentos()).map(({ p, e, c }) => [p, e, c])).toEqual([
      [30_000, 700, 0],
      [0, 0, 30_700],
    ]);
  });

  it('for several invoices pays each by its share, and what one of them no longer owes is a credit (CTA-14)', async () => {
    const txid = await mostra(['T1', 'T2'], '614,00');
    await kit.aplica(retorno([paga(1)]));
    await traz('614.00', `Pix ${txid}`);
    expect(await movimentos()).toEqual([
      { f: 'F1', p: 0, e: 0, c: 30_700, forma: 'PIX' },
      { f: 'F2', p: 30_000, e: 700, c: 0, forma: 'PIX' },
    ]);
    const [ato] = await atos();
    expect(await desfaz(ato?.atoId)).toMatchObject({ status: 200 });
    expect([await fatura('F2'), await creditos(), await errosDaConta(kit.t.db)]).toEqual([
      { abatido: 0, status: 'ABERTA' },
      [],
      [],
    ]);
  });

  it('is no money of the collection that a return explains (CBR-31)', async () => {
    const txid = await mostra(['T3'], '307,00');
    await kit.aplica(
      retorno([paga(1, { credito: '2026-11-20', recebido: 30_700, lancamento: 30_700, juros: 700 })]),
    );
    await traz('307.00', `Pix cobrança ${txid}`);
    expect(await kit.pede('getCreditosBanco/20_11_2026/20_11_2026')).toMatchObject([
      { situacao: 'EXTRATO_DIFERE', noExtrato: '0,00' },
    ]);
    expect(await fatura('F3')).toMatchObject({ status: 'PAGA' });
  });
});

describe('a credit by PIX that nobody knows', () => {
  it('waits, is offered by amount and payer, and is received once a person says whose it is (CBR-34)', async () => {
    expect(await traz('307.00', 'Pix - Recebido 20/11 09:12 AVILA INVENTADA')).toMatchObject({
      message: expect.stringMatching(/ 1 PIX a identificar\.$/),
    });
    const [pix] = await esperam();
    const ofertas = await kit.pede<OfertaDoPix[]>(`getOfertasDoPix/${pix?.extratoId}/${pix?.linha}`);
    expect(ofertas).toMatchObject(
      ['F1', 'F2', 'F3'].map((numero) => ({
        fatura: numero,
        pagador: 'Ávila Inventada',
        saldo: '300,00',
        encargos: '7,00',
        porque: 'VALOR_E_PAGADOR',
      })),
    );
    expect(await movimentos()).toEqual([]);
    const pedido = randomUUID();
    const corpo = { pedido, extrato: pix?.extratoId, linha: pix?.linha, fatura: 'F2' };
    for (const _ of ['once', 'again'])
      expect(await identifica(corpo)).toMatchObject({ status: 200, message: 'O PIX foi identificado.' });
    expect(await identifica({ ...corpo, pedido: randomUUID() })).toMatchObject({ status: 409 });
    expect([await movimentos(), await esperam(), await fatura('F2')]).toEqual([
      [{ f: 'F2', p: 30_000, e: 700, c: 0, forma: 'PIX' }],
      [],
      { abatido: 30_000, status: 'PAGA' },
    ]);
  });

  it('is offered by a code of its amount where the bank does not tell the txid, and of an unknown payer by nothing (CBR-34)', async () => {
    const txid = await mostra(['T1', 'T3'], '614,00');
    await traz('614.00', 'Pix - Recebido MARIA DESCONHECIDA');
    const [pix] = await esperam();
    expect(await kit.pede(`getOfertasDoPix/${pix?.extratoId}/${pix?.linha}`)).toMatchObject([
      { fatura: null, txid, porque: 'CODIGO', saldo: '600,00', encargos: '14,00' },
    ]);
    expect(await identifica({ txid })).toMatchObject({ status: 200 });
    expect((await movimentos()).map(({ f, p, e }) => [f, p, e])).toEqual([
      ['F1', 30_000, 700],
      ['F3', 30_000, 700],
    ]);
    await traz('12.34', 'Pix - Recebido MARIA DESCONHECIDA', 'B');
    const [outro] = await esperam();
    expect(await kit.pede(`getOfertasDoPix/${outro?.extratoId}/${outro?.linha}`)).toEqual([]);
  });

  it('pays in part, too much, and never an invoice that is closed (CBR-34)', async () => {
    await traz('400.00', 'Pix Recebido');
    expect(await identifica({ fatura: 'F9' })).toMatchObject({
      status: 409,
      message: 'A fatura F9 não está em aberto.',
    });
    expect(await identifica({})).toMatchObject({ status: 409, message: 'Diga a fatura.' });
    expect(await identifica({ txid: 'PX261120000000000000' })).toMatchObject({ status: 404 });
    expect(await identifica({ fatura: 'F1' })).toMatchObject({
      message: 'O PIX foi identificado, e o que passou ficou como crédito.',
    });
    expect(await creditos()).toMatchObject([{ resta: '93,00' }]);
  });

  it('is the one that a person has received by hand, by its endToEndId, and counts once (CBR-34)', async () => {
    await kit.manda(
      'recebeDaFatura',
      {
        pedido: randomUUID(),
        fatura: 'F1',
        valor: '307,00',
        dia: '20/11/2026',
        forma: 'PIX',
        identificador: e2e(1),
        motivo: 'balcão',
      },
      kit.pessoa,
    );
    const feito = await envia(
      extrato(
        { valor: '307.00', memo: `Pix Recebido ${e2e(1)}`, fitid: 'A' },
        { valor: '5.00', memo: 'Pix Recebido', fitid: e2e(2) },
      ),
    );
    expect(feito).toMatchObject({ pixIdentificados: 1, pixNaoIdentificados: 1 });
    expect([await movimentos(), await fatura('F1')]).toEqual([[], { abatido: 30_000, status: 'PAGA' }]);
    expect(await esperam()).toMatchObject([{ valor: '5,00' }]);
    // The statement is undone, money received by hand stays.
    expect(await kit.manda('desfazExtrato', { extrato: feito.extratoId, motivo: 'engano' })).toMatchObject({
      status: 200,
    });
    expect(await fatura('F1')).toEqual({ abatido: 30_000, status: 'PAGA' });
  });

  it('is left out of the collection with a reason, and a manager has it wait again (CBR-34)', async () => {
    await traz('50.00', 'Pix Recebido FORNECEDOR');
    const [pix] = await esperam();
    const onde = { extrato: pix?.extratoId, linha: pix?.linha };
    expect(await kit.manda('deixaPixFora', { ...onde, motivo: ' ' }, kit.pessoa)).toMatchObject({
      status: 400,
    });
    expect(
      await kit.manda('deixaPixFora', { ...onde, motivo: 'devolução da papelaria' }, kit.pessoa),
    ).toMatchObject({
      status: 200,
    });
    expect(await esperam()).toMatchObject([
      { situacao: 'FORA', motivo: 'devolução da papelaria', por: 'Flávio Financeiro' },
    ]);
    expect(await identifica({ fatura: 'F1' })).toMatchObject({ status: 409 });
    expect([await kit.manda('voltaPix', onde, kit.pessoa), await kit.manda('voltaPix', onde)]).toMatchObject([
      { status: 403 },
      { status: 200 },
    ]);
    expect(await esperam()).toMatchObject([{ situacao: 'ESPERA' }]);
  });
});

it('a statement that is undone takes its money back, unless a credit of it was used; read again, it comes in again (CBR-33)', async () => {
  const txid = await mostra(['T1'], '307,00');
  await kit.aplica(retorno([paga(1)]));
  const { extratoId } = await traz('307.00', `Pix ${txid}`);
  const [credito] = await creditos();
  await kit.manda(
    'usaCredito',
    { pedido: randomUUID(), credito: credito?.creditoId, fatura: 'F2', valor: '307,00' },
    kit.pessoa,
  );
  const desfazExtrato = () => kit.manda('desfazExtrato', { extrato: extratoId, motivo: 'engano' });
  expect(await desfazExtrato()).toMatchObject({
    status: 409,
    message: expect.stringContaining('já teve destino'),
  });
  const uso = (await atos()).find(({ especie }) => especie === 'USAR');
  expect(await desfaz(uso?.atoId)).toMatchObject({ status: 200 });
  expect(await desfazExtrato()).toMatchObject({ status: 200 });
  expect([await creditos(), await esperam(), await errosDaConta(kit.t.db)]).toEqual([[], [], []]);
  expect(await traz('307.00', `Pix ${txid}`)).toMatchObject({ pixIdentificados: 1 });
  expect(await creditos()).toMatchObject([{ resta: '307,00' }]);
});
