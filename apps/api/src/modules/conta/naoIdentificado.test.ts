// @module-tag embedded
import { randomUUID } from 'node:crypto';
import type { AtoDaConta, CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import type { CreditoDoDia, LinhaDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import type {
  DinheiroSemTitulo,
  FaturaAchada,
} from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import type { DetalheDaLinha } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CaixaComBanco, caixaComBanco } from '../caixa/banco.fixture.ts';
import { nossoNumero } from '../cobranca/fixtures/bills.ts';
import { paga, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';
import { errosDaConta } from './fixtures/erros.ts';

let k: CaixaComBanco;
// Three invoices of R$ 300,00 due on 10/11; today is 20/11/2026.
beforeAll(async () => {
  k = await caixaComBanco();
});
beforeEach(() => writeTitulos(k.t.db, 3));
afterAll(() => k.t.close());

const espera = () => k.pede<DinheiroSemTitulo[]>('getNaoIdentificado');
const manda = (caminho: string, payload: object, as = k.pessoa) =>
  k.manda(caminho, { pedido: randomUUID(), ...payload }, as);
const procura = async (arquivo: string, texto: string): Promise<FaturaAchada[]> => {
  const {
    status: _status,
    message: _message,
    ...found
  } = await k.manda('buscaFaturasAbertas', { arquivo, linha: 2, texto }, k.pessoa);
  return Object.values(found) as unknown as FaturaAchada[];
};
const dia = async (): Promise<CreditoDoDia | undefined> =>
  (await k.pede<CreditoDoDia[]>('getCreditosBanco/01_11_2026/30_11_2026')).find(
    ({ situacao }) => situacao !== 'SEM_ARQUIVO',
  );
const fatura = (numero: string) =>
  k.t.db
    .selectFrom('fatura')
    .where('numero', '=', numero)
    .select(['abatido_cents as abatido', 'status', 'quitada_em as quitada'])
    .executeTakeFirstOrThrow();
const desfazAto = async (as = k.gerente) => {
  const [ato] = await k.pede<AtoDaConta[]>('getAtosDaConta');
  return k.manda('desfazAtoDaConta', { ato: ato?.atoId, motivo: 'pagador trocado' }, as);
};

/** One line of R$ 300,00 by default, paid on 10/11, with an unknown nosso número. */
const semTitulo = (recebido = 30_000, sequencial = 7) =>
  k.aplica(retorno([paga(99, { recebido })], { sequencial }));

it('gives money without a title to an open invoice on the day on which it was paid, and shows who did (CTA-19)', async () => {
  const { arquivoId } = await semTitulo();
  expect(await espera()).toMatchObject([
    {
      arquivoId,
      linha: 2,
      valor: '300,00',
      dias: 9,
      pagoEm: '10/11/2026',
      fim: 'DESCONHECIDO',
      eraDe: null,
    },
  ]);
  for (const texto of ['Ávila', '100', 'F2', 'T2', nossoNumero(2), '0000000100'])
    expect((await procura(arquivoId, texto)).map((achada) => achada.fatura)).toContain('F2');
  expect(await procura(arquivoId, 'F2')).toMatchObject([
    { fatura: 'F2', pagador: 'Ávila Inventada', saldo: '300,00', encargos: '0,00' },
  ]);
  expect(await procura(arquivoId, 'ninguém')).toEqual([]);
  const da = (valor: string, numero = 'F2') =>
    manda('daALinha', { arquivo: arquivoId, linha: 2, fatura: numero, valor, motivo: 'recibo da titular' });
  expect(await da('299,00')).toMatchObject({ status: 409 });
  expect(await da('300,00', 'F9')).toMatchObject({ status: 409 });
  expect(await da('300,00')).toMatchObject({ status: 200, message: 'O dinheiro foi dado à fatura F2.' });
  expect(await da('300,00', 'F3')).toMatchObject({ status: 409 });
  expect([await fatura('F2'), await espera(), await errosDaConta(k.t.db)]).toEqual([
    { abatido: 30_000, status: 'PAGA', quitada: '2026-11-10' },
    [],
    [],
  ]);
  expect(await k.titulo(2)).toMatchObject({ pagoEm: '2026-11-10', pago: 30_000 });
  expect(await dia()).toMatchObject({ valor: '297,90', quitacoes: '297,90', naoIdentificado: '0,00' });
  expect(await k.pede<LinhaDoDia[]>('getLinhasDoDia/11_11_2026')).toMatchObject([
    { parte: 'QUITACAO', fim: 'DADA', titulo: 'T2', pagador: 'Ávila Inventada', valor: '297,90' },
  ]);
  expect(await k.pede<AtoDaConta[]>('getAtosDaConta')).toMatchObject([
    {
      especie: 'DAR',
      fatura: 'F2',
      valor: '300,00',
      por: 'Flávio Financeiro',
      em: '20/11/2026 12:00',
      linhaDoBanco: expect.stringContaining(', linha 2'),
    },
  ]);
  expect(await k.pede<DetalheDaLinha>(`getLinhaRetorno/${arquivoId}/2`)).toMatchObject({
    fim: 'DADA',
    historico: [{ acao: 'DADA A FATURA', por: 'Flávio Financeiro', motivo: 'fatura F2, recibo da titular' }],
  });
  // A file under an act cannot be undone before the act.
  expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
    status: 409,
    message: 'Desfaça antes o que se apoia nisto. O dinheiro da linha 2 foi dado à fatura F2 em 20/11/2026.',
  });
  expect(await desfazAto(k.pessoa)).toMatchObject({ status: 403 });
  expect(await desfazAto()).toMatchObject({ status: 200 });
  expect([
    await fatura('F2'),
    (await espera()).length,
    await dia(),
    await errosDaConta(k.t.db),
  ]).toMatchObject([{ abatido: 0, status: 'ABERTA' }, 1, { valor: '297,90', naoIdentificado: '297,90' }, []]);
});

it('leaves what is too much as a credit, and less than the invoice as a part of the day (CTA-19)', async () => {
  const { arquivoId } = await semTitulo(31_000);
  const outro = await semTitulo(10_000, 8);
  const da = (arquivo: string, valor: string, numero: string) =>
    manda('daALinha', { arquivo, linha: 2, fatura: numero, valor, motivo: 'recibo' });
  expect(await da(arquivoId, '310,00', 'F1')).toMatchObject({
    status: 200,
    message: expect.stringContaining('crédito'),
  });
  expect(await da(outro.arquivoId, '100,00', 'F2')).toMatchObject({ status: 200 });
  expect(await k.pede<CreditoDoPagador[]>('getCreditosRetorno')).toMatchObject([
    { resta: '10,00', titulo: 'T1' },
  ]);
  expect(await dia()).toMatchObject({
    valor: '405,80',
    quitacoes: '297,90',
    pagoAMais: '10,00',
    partes: '97,90',
    naoIdentificado: '0,00',
  });
  expect([await fatura('F2'), await errosDaConta(k.t.db)]).toMatchObject([{ abatido: 10_000 }, []]);
});

it('gives money without a title back, whole, once, and the day stays as it was (CTA-19)', async () => {
  const { arquivoId } = await semTitulo();
  const devolve = (outro: object = {}) =>
    manda('devolveDaLinha', {
      arquivo: arquivoId,
      linha: 2,
      valor: '300,00',
      dia: '19/11/2026',
      forma: 'PIX',
      motivo: 'a quem pagou por engano',
      ...outro,
    });
  expect(await devolve({ dia: '21/11/2026' })).toMatchObject({ status: 400 });
  expect(await devolve({ valor: '100,00' })).toMatchObject({ status: 409 });
  const pedido = randomUUID();
  for (const _ of ['once', 'again']) expect(await devolve({ pedido })).toMatchObject({ status: 200 });
  expect(await devolve()).toMatchObject({ status: 409 });
  expect([await espera(), await dia()]).toMatchObject([[], { valor: '297,90', naoIdentificado: '297,90' }]);
  expect(await k.fins(arquivoId)).toEqual(['DEVOLVIDA']);
  expect(await k.pede<AtoDaConta[]>('getAtosDaConta')).toMatchObject([
    { especie: 'DEVOLVER', pagador: null, motivo: 'a quem pagou por engano', forma: 'PIX' },
  ]);
  expect(await desfazAto()).toMatchObject({ status: 200 });
  expect((await espera()).length).toBe(1);
});

it('gives a line that was undone to who paid it, and knows it again when it comes in another file (CTA-19, CBR-26)', async () => {
  const { arquivoId } = await k.aplica(retorno([paga(1), paga(2)]));
  await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 2, motivo: 'pagador trocado' });
  expect(await espera()).toMatchObject([{ fim: 'DESFEITA', eraDe: 'Ávila Inventada', titulo: 'T1' }]);
  expect(
    await manda('daALinha', {
      arquivo: arquivoId,
      linha: 2,
      fatura: 'F3',
      valor: '300,00',
      motivo: 'recibo',
    }),
  ).toMatchObject({ status: 200 });
  const dois = await k.aplica(retorno([paga(1)], { sequencial: 8 }));
  expect([await k.fins(dois.arquivoId), await k.fins(arquivoId)]).toEqual([
    ['DUVIDA'],
    ['DADA', 'LIQUIDADO'],
  ]);
  await k.manda('decideDuvidaRetorno', { arquivo: dois.arquivoId, linha: 2, segundoPagamento: false });
  expect(await dia()).toMatchObject({ valor: '595,80', quitacoes: '595,80' });
  // The repetition refers to the first line, even after the act was undone.
  expect(await desfazAto()).toMatchObject({ status: 200 });
  expect([(await espera()).length, await dia()]).toMatchObject([
    1,
    { valor: '595,80', naoIdentificado: '297,90' },
  ]);
  expect(await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('foi julgada por ela'),
  });
});

it('is not judged again by a title that comes later while it has an end (CTA-19, CBR-24)', async () => {
  const { arquivoId } = await semTitulo();
  await manda('daALinha', { arquivo: arquivoId, linha: 2, fatura: 'F3', valor: '300,00', motivo: 'recibo' });
  await k.t.db
    .updateTable('titulo')
    .set({ nosso_numero: nossoNumero(99) })
    .where('numero', '=', 'T1')
    .execute();
  await k.aplica(retorno([paga(2)], { sequencial: 8 }));
  expect([await k.fins(arquivoId), await fatura('F1')]).toMatchObject([['DADA'], { abatido: 0 }]);
  await desfazAto();
  await k.aplica(retorno([paga(3)], { sequencial: 9 }));
  expect([await k.fins(arquivoId), await fatura('F1'), await errosDaConta(k.t.db)]).toMatchObject([
    ['LIQUIDADO'],
    { abatido: 30_000 },
    [],
  ]);
});
