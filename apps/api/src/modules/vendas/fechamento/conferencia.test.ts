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
  await t.db.deleteFrom('comissao_conferencia').execute();
  await writeRegras(t.db, [{ vendedor: '601', regra: 1 }]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '601', efetivada: '2026-09-10' },
    { codigo: '3', vendedor: '601', efetivada: '2026-09-11' },
    { codigo: '4', vendedor: '604', efetivada: '2026-09-12' },
  ]);
  await gera('08/2026');
});

afterAll(() => t.close());

const { get, gera, post } = pedidosDe(
  () => t,
  () => gerente,
);

interface Ponto {
  ponto: string;
  quantidade: number;
  valor: string | null;
  situacao: string;
  conferidoPor: string | null;
}
const pontos = async (competencia = '09_2026'): Promise<Ponto[]> =>
  get(`comissionamento/getConferenciaDoMes/${competencia}`);
const ponto = async (codigo: string): Promise<Ponto> => {
  const found = (await pontos()).find((each) => each.ponto === codigo);
  if (!found) throw new Error(`sem o ponto ${codigo}`);
  return found;
};
const confere = (
  codigo: string,
  { quantidade, valor }: Pick<Ponto, 'quantidade' | 'valor'>,
  conferido = true,
) => post('conferirPonto', { competencia: '09/2026', ponto: codigo, quantidade, valor, conferido });

it('COM-53: counts what only a rule would pay, and what differs from the month before', async () => {
  const found = await pontos();
  expect(found.map((each) => each.ponto)).toEqual([
    'SEM_REGRA',
    'CONTESTACOES',
    'A_MAO',
    'MUDANCAS',
    'ESTORNOS',
    'DIFERENCA',
  ]);
  expect(await ponto('SEM_REGRA')).toMatchObject({ quantidade: 1, valor: null, situacao: 'A conferir' });
  const [agosto, setembro] = [await sellers('08_2026'), await sellers('09_2026')];
  expect(setembro).not.toBe(agosto);
  const { quantidade, valor } = await ponto('DIFERENCA');
  expect({ quantidade, cents: centsOf(valor) }).toEqual({ quantidade: 1, cents: setembro - agosto });
});

const centsOf = (valor: string | null): number =>
  Math.round(Number((valor ?? '').replaceAll('.', '').replace(',', '.')) * 100);
const sellers = async (competencia: string): Promise<number> => {
  const { vendedores } = await get(`comissionamento/getPreviaComissaoGeral/${competencia}`);
  return vendedores.reduce(
    (sum: number, each: { valorLinhas: string }) => sum + centsOf(each.valorLinhas),
    0,
  );
};

it('COM-53: a tick has its person, holds for its numbers alone, and is taken away again', async () => {
  const seen = await ponto('SEM_REGRA');
  expect(await confere('SEM_REGRA', seen)).toMatchObject({
    status: 200,
    message: 'Vendas que só uma regra pagaria: conferido.',
  });
  expect(await ponto('SEM_REGRA')).toMatchObject({ situacao: 'Conferido', conferidoPor: 'Pessoa GERENTE' });
  await writeVendas(t.db, [{ codigo: '5', vendedor: '604', efetivada: '2026-09-20' }]);
  expect(await ponto('SEM_REGRA')).toMatchObject({ quantidade: 2, situacao: 'Mudou desde a conferência' });
  expect(await confere('SEM_REGRA', seen)).toMatchObject({
    status: 409,
    message: 'Vendas que só uma regra pagaria: eram 1 e agora são 2. Confira de novo.',
  });
  expect(await confere('SEM_REGRA', seen, false)).toMatchObject({ status: 200 });
  expect(await ponto('SEM_REGRA')).toMatchObject({ situacao: 'A conferir', conferidoPor: null });
});

it('COM-53: a paid month keeps its ticks, and a month without commission has none', async () => {
  await gera('09/2026');
  await t.db.updateTable('comissao_fechamento').set({ paga_em: '2026-11-20', paga_por: 'X' }).execute();
  const seen = await ponto('ESTORNOS');
  expect(await confere('ESTORNOS', seen)).toMatchObject({
    status: 409,
    message: 'A competência 09/2026 já foi paga: a conferência dela ficou como estava.',
  });
  expect(
    await post('conferirPonto', {
      competencia: '12/2030',
      ponto: 'ESTORNOS',
      quantidade: 0,
      valor: null,
      conferido: true,
    }),
  ).toMatchObject({ status: 404 });
});

it('COM-53: nobody but a manager sees or ticks it', async () => {
  const vendedor = await tokenDe(t, { cargo: 'Vendedor', login: 'VENDE' });
  const reply = await t.staff.inject({
    url: '/api/v1/comissionamento/getConferenciaDoMes/09_2026',
    headers: { authorization: vendedor },
  });
  expect(reply.statusCode).toBe(403);
});
