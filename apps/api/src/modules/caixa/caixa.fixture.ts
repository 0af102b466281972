import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';
import { writeBills } from '../cobranca/fixtures/bills.ts';

/** Matrículas of two holders, and of the first one's dependent. */
export const titular = '0000000100';
export const dependente = '0000000101';
export const outro = '0000000200';

/**
 * Two holders with open bills, one brand with tiers 0, 1, 6 and 12, another with debit alone. Today is
 * 2026-11-21: F1 is 41 days late, F2 and F3 are not due, F4 is paid, F9 belongs to the other holder.
 */
export const writeCaixa = async ({ db }: TestServer): Promise<void> => {
  await writeRegister(db, [
    { matricula: titular, nome: 'Conceição de Ávila', cpf: '52998224725' },
    { matricula: dependente, nome: 'Conrado de Ávila', titular_matricula: titular, dependencia: 4 },
    { matricula: outro, nome: 'Márcio Teles', tipo_contratacao: 2, empresa_codigo: '0042' },
  ]);
  const bill = { tipo: 'I' as const, titular };
  await writeBills(db, [
    { ...bill, numero: 1, vencimento: '2026-10-11', valorCents: 40_000 },
    { ...bill, numero: 2, vencimento: '2026-12-10', valorCents: 40_000 },
    { ...bill, numero: 3, vencimento: '2027-01-11', valorCents: 40_001 },
    { ...bill, numero: 4, vencimento: '2026-09-10', valorCents: 40_000, pagoEm: '2026-09-10' },
    { ...bill, numero: 9, titular: outro, vencimento: '2026-12-10', valorCents: 9_900 },
  ]);
  await writeTarifas(db);
};

/** One brand with every tier, one with debit alone, one with one tier for all. */
export const writeTarifas = async (db: TestServer['db']): Promise<void> => {
  await db
    .insertInto('cartao_bandeira')
    .values([
      { id: 1, nome: 'Visa' },
      { id: 2, nome: 'Só débito' },
      { id: 3, nome: 'Elo' },
    ])
    .execute();
  await db
    .insertInto('cartao_tarifa')
    .values([
      ...[0, 1, 6, 12].map((parcela_limite, index) => ({
        id: index + 1,
        bandeira_id: 1,
        parcela_limite,
        percentual: [110, 215, 285, 339][index] ?? 0,
      })),
      { id: 5, bandeira_id: 2, parcela_limite: 0, percentual: 100 },
      { id: 6, bandeira_id: 3, parcela_limite: 12, percentual: 405 },
    ])
    .execute();
};

/** Body of a sale of F2 and F3 with R$ 50,01 off, in seven installments, with overrides. */
const venda = (given: Record<string, unknown> = {}) => ({
  pedido: randomUUID(),
  cartaoCodigoAutorizacao: '004217',
  codSau: titular,
  cartaoDataVenda: '21/11/2026',
  cartaoEmitente: 'Conceição de Ávila',
  bandeiraId: '1',
  cartaoTransacao: 'crédito',
  cartaoQtdParcela: 7,
  cartaoDesconto: '50,01',
  cartaoObservacao: 'Acordo no balcão',
  cartaoValorTotal: '750,00',
  tarifaId: '4',
  fatura: [{ codigoFatura: 'F2' }, { codigoFatura: 'F3' }],
  ...given,
});

type Row = Record<string, unknown>;

/** Calls in one person's name. */
export const cashier = async (t: TestServer, nome: string, cargo = 'Operador de Caixa') => {
  const authorization = await t.tokenFor({ nome, cargo, modules: ['caixa'] });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await t.staff.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization },
      ...(body ? { payload: body } : {}),
    });
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
  };
  const get = async (path: string) => (await call('GET', path)).body;
  return {
    get,
    /** Numbers of the offered bills. */
    openFees: async (matricula = titular): Promise<string[]> => {
      const { dataFormat } = (await get(`/caixa/getMensalidade/${matricula}`)) as {
        dataFormat: { codFatura: string }[];
      };
      return dataFormat.map(({ codFatura }) => codFatura);
    },
    sales: async (status: 'Aberto' | 'Pago'): Promise<(Row & { mensalidade: Row[] })[]> =>
      ((await get(`/caixa/getDataCartaoPagamento/${status}`)) ?? []) as never,
    ask: (path: string) => call('GET', path),
    post: (path: string, body: object) => call('POST', path, body),
    sell: (given: Record<string, unknown> = {}) =>
      call('POST', '/caixa/insertDataCartaoPagamento', venda(given)),
    toggle: (id: string, mensalidadeStatus: string, pedido: string = randomUUID()) =>
      call('PUT', `/caixa/cartaoBaixa/${id}`, { pedido, mensalidadeStatus }),
    move: (id: string, dataPrevista: string, vista: string) =>
      call('PUT', `/caixa/updateParcela/${id}`, { pedido: randomUUID(), dataPrevista, vista }),
    mend: (id: string, given: Record<string, unknown>) =>
      call('PUT', `/caixa/updateDataCartaoPagamento/${id}`, {
        pedido: randomUUID(),
        cartaoCodigoAutorizacao: '004217',
        cartaoEmitente: 'Conceição de Ávila',
        bandeiraId: '1',
        versao: 1,
        ...given,
      }),
    remove: (id: string, pedido: string = randomUUID(), seen = {}) =>
      call('DELETE', `/caixa/deleteDataCartaoPagamento/${id}`, { pedido, ...seen }),
  };
};
