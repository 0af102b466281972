// @module-tag embedded
import { randomUUID } from 'node:crypto';
import type { AtoDaConta, CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../test/emptyTables.ts';
import { emitido, type RemessaKit, remessaKit } from '../../modules/financeiro/remessa/fixtures/kit.ts';
import { paga } from '../../modules/financeiro/retorno/fixtures/titulos.ts';
import { executaComandoDeChave, hashDaChave, sorteiaChave } from '../chaves/chaves.ts';

let kit: RemessaKit;
let chave: string;

// Today is 25/11/2026; F1 and F2 are late, F3 is not.
beforeAll(async () => {
  kit = await remessaKit();
  chave = sorteiaChave();
  await executaComandoDeChave(
    { db: kit.t.db, autor: 'console', em: '2026-11-25T09:00:00' },
    { acao: 'carga-chave-nova', nome: 'central', sha256: hashDaChave(chave).toString('hex') },
  );
});
beforeEach(async () => {
  await kit.comeca([
    { numero: 1, vencimento: '2026-09-10', valorCents: 30_000 },
    { numero: 2, vencimento: '2026-10-13', valorCents: 40_000 },
    { numero: 3, vencimento: '2026-12-10', valorCents: 30_000 },
  ]);
  await kit.aceitaTeste();
  await emptyTables(kit.t.db, ['carga_decisao']);
});
afterAll(() => kit.t.close());

interface Contada {
  id: number;
  arquivo: string;
  chaves: string[];
  coluna: string;
  antes: string | null;
  depois: string | null;
  por: string;
}

const daPorta = async (metodo: 'GET' | 'POST', caminho: string, payload?: object) => {
  const answer = await kit.t.staff.inject({
    method: metodo,
    url: `/carga/v1/${caminho}`,
    headers: { authorization: `Bearer ${chave}`, 'content-type': 'application/json' },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  return answer.json<{ decisoes: Contada[] }>();
};
const contadas = async (): Promise<Contada[]> => (await daPorta('GET', 'decisoes')).decisoes;
const ditas = async () =>
  (await contadas()).map(({ arquivo, chaves, coluna, antes, depois }) => [
    arquivo,
    chaves[0],
    coluna,
    antes,
    depois,
  ]);
/** The core system confirms all decisions. */
const recebe = async (): Promise<void> => {
  await daPorta('POST', 'decisoes/recebidas', { ids: (await contadas()).map(({ id }) => id) });
};
const receba = (fatura: string, valor: string) =>
  kit.manda('financeiro/recebeDaFatura', {
    pedido: randomUUID(),
    fatura,
    valor,
    dia: '25/11/2026',
    forma: 'OUTRO',
    identificador: null,
    motivo: 'balcão',
  });
const desfaz = async () => {
  const [ato] = await kit.pede<AtoDaConta[]>('financeiro/getAtosDaConta');
  return kit.manda('financeiro/desfazAtoDaConta', { ato: ato?.atoId, motivo: 'engano' }, kit.gerente);
};

it('a payment by hand is told, and one undone before it was told leaves nothing (CAR-54)', async () => {
  expect(await receba('F3', '300,00')).toMatchObject({ status: 200 });
  expect(await ditas()).toEqual(
    expect.arrayContaining([
      ['faturas', 'F3', 'status', 'ABERTA', 'PAGA'],
      ['faturas', 'T3', 'pago_em', null, '2026-11-25'],
      ['faturas', 'T3', 'valor_pago_cents', null, '30000'],
    ]),
  );
  expect([...new Set((await contadas()).map(({ por }) => por))]).toEqual(['USU_fin']);
  expect(await desfaz()).toMatchObject({ status: 200 });
  expect(await ditas()).toEqual([]);
});

it('an undone payment is told when its payment was (CAR-54)', async () => {
  await receba('F3', '300,00');
  await recebe();
  expect(await ditas()).toEqual([]);
  await desfaz();
  expect(await ditas()).toEqual(
    expect.arrayContaining([
      ['faturas', 'F3', 'status', 'ABERTA', 'ABERTA'],
      ['faturas', 'T3', 'pago_em', null, null],
    ]),
  );
});

it('a part is told, and told again when it is undone after the core system had it (CAR-54)', async () => {
  await receba('F3', '100,00');
  expect(await ditas()).toEqual([['faturas', 'F3', 'abatido_cents', '0', '10000']]);
  await recebe();
  expect(await ditas()).toEqual([]);
  await desfaz();
  expect(await ditas()).toEqual([['faturas', 'F3', 'abatido_cents', '10000', '0']]);
});

it('a credit that was used is told as the payment of its invoice (CAR-54)', async () => {
  await kit.recebe([paga(3, { valorTitulo: 30_000, vencimento: '2026-12-10', ocorrencia: '2026-11-20' })]);
  await kit.recebe([paga(3, { valorTitulo: 30_000, vencimento: '2026-12-10', ocorrencia: '2026-11-23' })]);
  await emptyTables(kit.t.db, ['carga_decisao']);
  const [credito] = await kit.pede<CreditoDoPagador[]>('financeiro/getCreditosRetorno');
  expect(
    await kit.manda('financeiro/usaCredito', {
      pedido: randomUUID(),
      credito: credito?.creditoId,
      fatura: 'F2',
      valor: '300,00',
    }),
  ).toMatchObject({ status: 200 });
  expect(await ditas()).toEqual([['faturas', 'F2', 'abatido_cents', '0', '30000']]);
});

it('a new boleto is told with its number, and a write-off when the bank confirmed it, until it is undone (CAR-54)', async () => {
  const numero = emitido(await kit.emite(['F2'], '414,40'));
  expect((await ditas()).map(([arquivo, , coluna, , depois]) => [arquivo, coluna, depois])).toEqual([
    ['novos_boletos', 'nosso_numero', numero.nossoNumero],
    ['novos_boletos', 'vencimento', '2026-11-30'],
    ['novos_boletos', 'valor_cents', '41440'],
    ['novos_boletos', 'faturas', 'F2'],
  ]);
  expect((await contadas())[0]?.por).toBe('USU_cob');
  expect(await kit.pede<object[]>('financeiro/getSistemaCentral')).toEqual(
    expect.arrayContaining([expect.objectContaining({ campo: 'Novo boleto: valor', aqui: 'R$ 414,40' })]),
  );
  await recebe();
  expect(await ditas()).toEqual([]);
  const comandos = await kit.comandos(await kit.faz());
  const baixa = comandos.find(({ comando }) => comando === 'BAIXA') ?? comandos[1];
  const arquivo = await kit.recebe([
    kit.responde({ nossoNumero: baixa?.nossoNumero ?? '', numero: 'T2' }, '10'),
  ]);
  expect(await ditas()).toEqual([['faturas', 'T2', 'baixado_no_banco', null, '2026-11-25']]);
  await kit.manda('financeiro/desfazRetorno', { arquivo, linha: 0, motivo: 'engano' }, kit.gerente);
  expect(await ditas()).toEqual([]);
});
