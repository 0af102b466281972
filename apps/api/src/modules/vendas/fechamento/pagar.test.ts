import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});

beforeEach(async () => {
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
  await writeVendas(t.db, [{ codigo: '1', vendedor: '601', efetivada: '2026-08-10' }]);
  await gera('08/2026');
  await t.db.updateTable('comissao_fechamento').set({ gerada_em: '2026-11-10T09:00:00' }).execute();
});

afterAll(() => t.close());

const { get, gera, post } = pedidosDe(
  () => t,
  () => gerente,
);
const paga = (competencia: string, pagaEm = '20/11/2026') => post('pagar', { competencia, pagaEm });
const corrige = (over: object = {}) =>
  post('corrigirPagamento', {
    competencia: '08/2026',
    de: '20/11/2026',
    pagaEm: '12/11/2026',
    motivo: 'O banco pagou no dia 12.',
    ...over,
  });
const mes = (competencia: string) =>
  get(`comissionamento/getPreviaComissaoGeral/${competencia.replace('/', '_')}`);

it('COM-50: months are paid in their order', async () => {
  await gera('09/2026');
  await t.db.updateTable('comissao_fechamento').set({ gerada_em: '2026-11-10T09:00:00' }).execute();
  const message = 'Antes de 09/2026 se paga 08/2026, que está fechada e ainda não foi paga.';
  expect(await mes('09/2026')).toMatchObject({ antesSePaga: message });
  expect(await paga('09/2026')).toMatchObject({ status: 409, message });
  expect(await paga('08/2026')).toMatchObject({ status: 200 });
  expect(await mes('09/2026')).toMatchObject({ antesSePaga: null });
  expect(await paga('09/2026')).toMatchObject({ status: 200 });
});

it('COM-51: a wrong day of payment is mended with a reason, and the earlier one stays to be seen', async () => {
  expect(await corrige()).toMatchObject({
    status: 409,
    message: 'A competência 08/2026 ainda não foi marcada como paga.',
  });
  await paga('08/2026');
  expect(await corrige()).toMatchObject({ status: 200 });
  expect(await mes('08/2026')).toMatchObject({
    pagaEm: '12/11/2026',
    pagamentosCorrigidos: [
      {
        de: '20/11/2026',
        para: '12/11/2026',
        motivo: 'O banco pagou no dia 12.',
        por: 'Pessoa GERENTE',
        em: '21/11/2026 09:00',
      },
    ],
  });
  expect(await corrige()).toMatchObject({
    status: 409,
    message:
      'O dia do pagamento já é 12/11/2026, e não 20/11/2026: outra pessoa o corrigiu. Confira e corrija de novo.',
  });
});

it.each([
  [{ pagaEm: '20/11/2026' }, 422],
  [{ pagaEm: '22/11/2026' }, 422],
  [{ pagaEm: '09/11/2026' }, 422],
  [{ motivo: ' ' }, 400],
])('COM-51: is not mended into what cannot be: %j is %i', async (over, status) => {
  await paga('08/2026');
  expect((await corrige(over)).status).toBe(status);
  expect(await mes('08/2026')).toMatchObject({ pagaEm: '20/11/2026', pagamentosCorrigidos: [] });
});

it('COM-51: lets one of two at the same time mend it', async () => {
  await paga('08/2026');
  const both = await Promise.all([corrige(), corrige({ pagaEm: '13/11/2026' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('tells how many contests of the month are open', async () => {
  expect(await mes('08/2026')).toMatchObject({ contestacoesAbertas: 0 });
});
