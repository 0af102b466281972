import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;
beforeAll(async () => {
  t = await testServer();
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});
afterAll(() => t.close());

const { get, post, gera } = pedidosDe(
  () => t,
  () => gerente,
);
const semVendedores = 'não há vendedores (eles vêm na carga de dados)';
const semVendas = 'não há vendas até 10/2026 (elas vêm na carga de dados)';
const semRegras = 'não há regras (cadastre-as em Regras de comissão)';

/** Nothing is closed, and the screen gives the reason in advance. */
const isRefused = async (...faltas: string[]): Promise<void> => {
  const message = `Ainda não se pode fechar 10/2026: ${faltas.join('; ')}.`;
  expect(await post('gerar', { competencia: '10/2026', primeira: true })).toMatchObject({
    status: 409,
    message,
  });
  expect(await get('comissionamento/getPreviaComissaoGeral/10_2026')).toMatchObject({ impedimento: message });
  expect(await t.db.selectFrom('comissao_fechamento').select('competencia').execute()).toEqual([]);
};

it('a month cannot be closed before there are sellers, sales and rules, each with where it comes from (COM-41)', async () => {
  await isRefused(semVendedores, semVendas, semRegras);
  await writeCadastro(t.db);
  await isRefused(semVendas, semRegras);
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
  await isRefused(semVendas);
  await writeVendas(t.db, [{ codigo: '1', vendedor: '601', efetivada: '2026-11-03' }]);
  await isRefused(semVendas);
  await writeVendas(t.db, [{ codigo: '2', vendedor: '601', efetivada: '2026-10-31' }]);
  expect(await get('comissionamento/getPreviaComissaoGeral/10_2026')).toMatchObject({ impedimento: null });
  await gera('10/2026');
});
