// @module-tag embedded
import { randomUUID } from 'node:crypto';
import type { AtoDaConta, CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CaixaComBanco, caixaComBanco } from '../caixa/banco.fixture.ts';
import { paga, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';
import { errosDaConta } from './fixtures/erros.ts';

let k: CaixaComBanco;
// Three invoices of R$ 300,00 due on 10/11; today is 20/11/2026: R$ 6,00 fine and R$ 1,00 interest.
beforeAll(async () => {
  k = await caixaComBanco();
});
beforeEach(() => writeTitulos(k.t.db, 3));
afterAll(() => k.t.close());

const doCredito = async (): Promise<CreditoDoPagador[]> => k.pede('getCreditosRetorno');
const manda = (caminho: string, payload: object, as = k.pessoa) =>
  k.manda(caminho, { pedido: randomUUID(), ...payload }, as);
const fatura = (numero: string) =>
  k.t.db
    .selectFrom('fatura')
    .where('numero', '=', numero)
    .select(['abatido_cents as abatido', 'status'])
    .executeTakeFirstOrThrow();

/** F1 is paid twice: the second payment is a credit of R$ 300,00. */
const emDobro = async () => {
  await k.aplica(retorno([paga(1)]));
  return k.aplica(retorno([paga(1, { ocorrencia: '2026-11-12' })], { sequencial: 8 }));
};

it('a credit pays an open invoice of the same payer, and the file that brought it is not undone before that is (CTA-10, CTA-12)', async () => {
  const { arquivoId } = await emDobro();
  const [credito] = await doCredito();
  expect(credito).toMatchObject({ resta: '300,00', dias: 8, titulo: 'T1', fim: 'DUPLICIDADE' });
  expect(await k.pede(`getFaturasDoCredito/${credito?.creditoId}`)).toMatchObject([
    { fatura: 'F2', saldo: '300,00', encargos: '7,00' },
    { fatura: 'F3' },
  ]);
  const usa = (valor: string, numero = 'F2') =>
    manda('usaCredito', { credito: credito?.creditoId, fatura: numero, valor });
  expect(await usa('299,00')).toMatchObject({ status: 409 });
  expect(await usa('300,00', 'F1')).toMatchObject({ status: 409 });
  expect(await usa('300,00')).toMatchObject({ status: 200, message: 'O crédito foi usado na fatura F2.' });
  expect([await fatura('F2'), await doCredito(), await errosDaConta(k.t.db)]).toEqual([
    { abatido: 30_000, status: 'PAGA' },
    [],
    [],
  ]);
  expect(await usa('300,00', 'F3')).toMatchObject({ status: 409 });
  expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
    status: 409,
    message: 'Desfaça antes o que se apoia nisto. O crédito da linha 2 foi usado na fatura F2 em 20/11/2026.',
  });
  const [ato] = await k.pede<AtoDaConta[]>('getAtosDaConta');
  expect(await k.manda('desfazAtoDaConta', { ato: ato?.atoId, motivo: 'engano' }, k.pessoa)).toMatchObject({
    status: 403,
  });
  expect(await k.manda('desfazAtoDaConta', { ato: ato?.atoId, motivo: 'engano' })).toMatchObject({
    status: 200,
  });
  expect([await fatura('F2'), (await doCredito()).length]).toEqual([{ abatido: 0, status: 'ABERTA' }, 1]);
  expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
    status: 200,
  });
  expect([await doCredito(), await errosDaConta(k.t.db)]).toEqual([[], []]);
});

it('a credit goes back to who paid it, in parts, and never more than it is (CTA-10)', async () => {
  await emDobro();
  const [credito] = await doCredito();
  const devolve = (valor: string, dia = '19/11/2026') =>
    manda('devolveCredito', { credito: credito?.creditoId, valor, dia, forma: 'PIX', motivo: 'à titular' });
  expect(await devolve('300,01')).toMatchObject({ status: 400 });
  expect(await devolve('100,00', '21/11/2026')).toMatchObject({ status: 400 });
  expect(await devolve('100,00')).toMatchObject({ status: 200 });
  expect(await doCredito()).toMatchObject([{ resta: '200,00' }]);
  expect(await devolve('200,00')).toMatchObject({ status: 200 });
  expect([await doCredito(), await errosDaConta(k.t.db)]).toEqual([[], []]);
});

it('money by hand pays principal first, then fine and interest, and leaves the rest as a credit (CTA-4, CTA-11, CTA-12)', async () => {
  const recebe = (dado: object) =>
    manda('recebeDaFatura', {
      fatura: 'F2',
      dia: '20/11/2026',
      forma: 'PIX',
      identificador: 'E123',
      motivo: 'balcão',
      ...dado,
    });
  expect(await recebe({ valor: '0,00' })).toMatchObject({ status: 400 });
  expect(await recebe({ valor: '1,00', dia: '21/11/2026' })).toMatchObject({ status: 400 });
  const pedido = randomUUID();
  for (const _ of ['once', 'again'])
    expect(await recebe({ pedido, valor: '100,00' })).toMatchObject({ status: 200 });
  expect(await fatura('F2')).toEqual({ abatido: 10_000, status: 'ABERTA' });
  expect(await recebe({ valor: '1,00' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Este PIX já entrou na fatura F2'),
  });
  // R$ 200,00 with R$ 4,67 of fine and interest, and R$ 5,33 too much.
  expect(await recebe({ valor: '210,00', identificador: 'E124' })).toMatchObject({
    status: 200,
    message: expect.stringContaining('crédito'),
  });
  const { rows } =
    await sql`select principal_cents as principal, encargos_cents as encargos, credito_cents as credito, forma
    from conta_movimento order by id`.execute(k.t.db);
  expect(rows).toEqual([
    { principal: 10_000, encargos: 0, credito: 0, forma: 'PIX' },
    { principal: 20_000, encargos: 467, credito: 533, forma: 'PIX' },
  ]);
  expect([await fatura('F2'), await errosDaConta(k.t.db)]).toEqual([{ abatido: 30_000, status: 'PAGA' }, []]);
  const [ato] = await k.pede<AtoDaConta[]>('getAtosDaConta');
  const desfaz = (motivo: string, as?: string) =>
    k.manda('desfazAtoDaConta', { ato: ato?.atoId, motivo }, as);
  expect([(await desfaz('engano', k.pessoa)).status, (await desfaz(' ')).status]).toEqual([403, 400]);
  expect(await desfaz('engano')).toMatchObject({ status: 200 });
  expect([await fatura('F2'), await errosDaConta(k.t.db)]).toEqual([
    { abatido: 10_000, status: 'ABERTA' },
    [],
  ]);
  expect((await k.pede<AtoDaConta[]>('getAtosDaConta'))[0]).toMatchObject({
    atoId: ato?.atoId,
    desfeitoPor: 'Gilda Gerente',
    desfeitoEm: '20/11/2026 12:00',
  });
});
