import { afterAll, expect, it } from 'vitest';
import {
  atendente,
  cabeca,
  gerente,
  type Quem,
  semCodigo,
  vendasServer,
  vendedora,
} from './fixtures/vendasServer.ts';

const { t, ask } = await vendasServer(
  [
    // Sold before the month, effectuated on its first and last day.
    { matricula: '0000000001', nome: 'Ana', venda: { vendida_em: '2026-09-30', efetivada_em: '2026-10-01' } },
    {
      matricula: '0000000002',
      nome: 'Bia',
      vendedor_codigo: '613',
      empresa_codigo: '0042',
      tipo_contratacao: 2,
      venda: { efetivada_em: '2026-10-31', administrativa: true, valor_cents: 9_900 },
    },
    // Sold in the month and still waiting.
    { matricula: '0000000003', nome: 'Caio', vendedor_codigo: '619', ativado_em: null, venda: {} },
    // Effectuated in the next month, so it belongs there.
    { matricula: '0000000004', nome: 'Davi', venda: { efetivada_em: '2026-11-01' } },
    {
      matricula: '0000000005',
      nome: 'Eva',
      vendedor_codigo: '700',
      ativado_em: null,
      venda: { vendida_em: '2026-10-31' },
    },
    { matricula: '0000000006', nome: 'Téo', ativado_em: null, venda: { vendida_em: '2026-11-01' } },
  ],
  { now: '2026-11-21T12:00:00Z' },
);

afterAll(() => t.close());

const outubro = { competencia: '10/2026', regraEstorno: 3, venCod: '0' };
const matriculas = async (quem: Quem, over: object = {}) => {
  const { status, body } = await ask(quem, 'getComissoes/', { ...outubro, ...over });
  return status === 200 ? (body as { MATRICULA: string }[]).map((row) => Number(row.MATRICULA)) : status;
};

it('has each sale in one competence: that of its effectuation or, while it waits, of its day (VEN-1)', async () => {
  expect((await ask(gerente, 'getComissoes/', outubro)).body).toEqual([
    {
      MATRICULA: '0000000001',
      PEF_NOME: 'Ana',
      MENSALIDADE: '250,50',
      EMP_CON: null,
      STATUS: 'Efetivado',
      VADMINISTRATIVA: 'NAO',
      VEN_NOME: 'Rogério',
    },
    {
      MATRICULA: '0000000003',
      PEF_NOME: 'Caio',
      MENSALIDADE: '250,50',
      EMP_CON: null,
      STATUS: 'Lançado',
      VADMINISTRATIVA: 'NAO',
      VEN_NOME: 'Caio',
    },
    {
      MATRICULA: '0000000002',
      PEF_NOME: 'Bia',
      MENSALIDADE: '99,00',
      EMP_CON: '0042',
      STATUS: 'Efetivado',
      VADMINISTRATIVA: 'SIM',
      VEN_NOME: 'Marina',
    },
    expect.objectContaining({ MATRICULA: '0000000005', STATUS: 'Lançado' }),
  ]);
});

it('is of the current month where none is said', async () => {
  expect(await matriculas(gerente, { competencia: undefined })).toEqual([4, 6]);
});

it.each<[string, Quem, string | number | undefined, number[] | number]>([
  ['a manager: every seller', gerente, '0', [1, 3, 2, 5]],
  ['a manager: the seller asked for', gerente, 700, [5]],
  ['a manager: several sellers', gerente, '613,619', [3, 2]],
  ['a seller: the own sales', vendedora, '0', [1]],
  ['a seller: the own sales, without a code', vendedora, undefined, [1]],
  ['a seller: the own code', vendedora, '601', [1]],
  ["a seller: not another's code", vendedora, '613', 403],
  ["a seller: not another's code beside the own", vendedora, '601,613', 403],
  ['the head of the group: the group', cabeca, '0', [3, 2]],
  ['the head of the group: one of the group', cabeca, '619', [3]],
  ['the head of the group: nobody else', cabeca, '601', 403],
  ['one of the group: the own sales', { cargo: 'Vendedor', vendedor: '619' }, '0', [3]],
  ["one of the group: not the head's", { cargo: 'Vendedor', vendedor: '619' }, '613', 403],
  ['a seller without a code', semCodigo, '0', 403],
  ['another occupation', atendente, '0', 403],
])('shows %s (VEN-2, VEN-3)', async (_, quem, venCod, seen) => {
  expect(await matriculas(quem, { venCod })).toEqual(seen);
});

it('shows the group to nobody before one is configured (VEN-2)', async () => {
  const before = t.deps.config.vendas;
  t.deps.config.vendas = { ...before, grupo: undefined };
  try {
    expect(await matriculas(cabeca, { venCod: '0' })).toEqual([2]);
    expect(await matriculas(cabeca, { venCod: '619' })).toBe(403);
  } finally {
    t.deps.config.vendas = before;
  }
});

it.each(['getComissoes/', 'getVendedoresCarteira'])(
  'tells a seller without a code the same everywhere: %s (VEN-31)',
  async (call) => {
    const before = t.deps.config.vendas;
    const quem = { ...semCodigo, login: `sem_${call.slice(3, 7)}` };
    t.deps.config.vendas = { ...before, carteiraLogins: [`usu_${quem.login}`.toLowerCase()] };
    try {
      const { status, body } = await ask(quem, call, call === 'getComissoes/' ? outubro : undefined);
      expect([status, (body as { error: string }).error]).toEqual([
        403,
        'Seu acesso ainda não tem um código de vendedor.',
      ]);
    } finally {
      t.deps.config.vendas = before;
    }
  },
);

it('is closed to who has not the module', async () => {
  const authorization = await t.tokenFor({ cargo: 'Diretor', modules: ['cadastro'] });
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/vendedor/getComissoes/',
    headers: { authorization },
    payload: outubro,
  });
  expect(answer.statusCode).toBe(403);
});

it.each([
  [{ competencia: '13/2026' }, 'competencia', 'competência inválida: use MM/AAAA'],
  [{ regraEstorno: 4 }, 'regraEstorno', 'é sempre 3'],
  [{ venCod: '601;613' }, 'venCod', 'use códigos de vendedores separados por vírgula, ou 0'],
])('refuses %j and names the field', async (over, field, message) => {
  const { status, body } = await ask(gerente, 'getComissoes/', { ...outubro, ...over });
  expect({ status, body }).toMatchObject({ status: 400, body: { problems: [{ field, message }] } });
});
