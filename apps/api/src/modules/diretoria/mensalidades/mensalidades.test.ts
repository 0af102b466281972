import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';

let t: TestServer;
let token: string;

const ask = async (path: string, authorization = token) => {
  const answer = await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization } });
  return { status: answer.statusCode, body: answer.json() };
};
interface Resposta {
  qtdVida: number;
  planos: { matricula: string }[];
  planosValorZerado: { matricula: string }[];
  planosAguardandoAtivacao: { matricula: string }[];
}
const listed = async (path = 'diretoria/getDadosPlanos/I/21_10_2026') => {
  const { qtdVida, planos, planosValorZerado, planosAguardandoAtivacao } = (await ask(path)).body as Resposta;
  const last = (rows: { matricula: string }[]) => rows.map(({ matricula }) => Number(matricula));
  return [qtdVida, last(planos), last(planosValorZerado), last(planosAguardandoAtivacao)];
};
const rowsOf = async (list: keyof Resposta) =>
  (await ask('diretoria/getDadosPlanos/I/21_10_2026')).body[list] as Record<string, unknown>[];

const lancamento = (matricula: string, tipo_codigo: number, valor_cents: number, over: object = {}) => ({
  matricula,
  fatura_numero: null,
  tipo_codigo,
  competencia: '2026-10',
  lancado_em: '2026-09-20',
  valor_cents,
  status: 'ATIVO' as const,
  guia_numero: null,
  ...over,
});

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['diretoria'] });
  const empresa = { empresa_codigo: '0042', tipo_contratacao: 2 };
  await writeRegister(t.db, [
    { matricula: '0000000001', nome: 'Ana' },
    { matricula: '0000000002', nome: 'Bia', titular_matricula: '0000000001', dependencia: 3 },
    // Had a fee in the month and left before the day.
    { matricula: '0000000003', nome: 'Caio', cancelado_em: '2026-10-15' },
    // Active without a fee: the first one is of November; nothing was posted; what was posted was cancelled.
    { matricula: '0000000004', nome: 'Davi', ativado_em: '2026-10-20', mensalidade_em: '2026-11-10' },
    { matricula: '0000000005', nome: 'Eva' },
    { matricula: '0000000006', nome: 'Fábio' },
    // Waiting: without a day, with a day after, cancelled before ever being active, registered later.
    { matricula: '0000000007', nome: 'Gil', cadastrado_em: '2026-10-01', ativado_em: null },
    { matricula: '0000000008', nome: 'Hugo', cadastrado_em: '2026-10-01', ativado_em: '2026-10-22' },
    {
      matricula: '0000000009',
      nome: 'Ivo',
      cadastrado_em: '2026-10-01',
      ativado_em: null,
      cancelado_em: '2026-10-21',
    },
    { matricula: '0000000010', nome: 'Jô', cadastrado_em: '2026-10-22', ativado_em: null },
    { matricula: '0000000011', nome: 'Lia', ...empresa },
    { matricula: '0000000012', nome: 'Mel', ...empresa, tipo_contratacao: 3 },
  ]);
  await t.db
    .insertInto('fatura')
    .values({
      numero: 'F1',
      tipo: 'I',
      competencia: '2026-10',
      titular_matricula: '0000000001',
      empresa_codigo: null,
      emitida_em: '2026-09-20',
      vencimento: '2026-10-10',
      valor_cents: 90_000,
      status: 'ABERTA',
      debito_automatico: true,
    })
    .execute();
  await t.db
    .insertInto('titulo')
    .values({
      numero: '100',
      fatura_numero: 'F1',
      forma: 'DEBITO_AUTOMATICO',
      nosso_numero: null,
      vencimento: '2026-10-10',
      valor_cents: 90_000,
      pago_em: null,
      valor_pago_cents: null,
      upload_banco_id: null,
      cancelado_em: null,
    })
    .execute();
  await t.db
    .insertInto('lancamento')
    .values([
      lancamento('0000000001', 2, 41_250, { fatura_numero: 'F1' }),
      lancamento('0000000001', 8, -1_250, { fatura_numero: 'F1' }),
      lancamento('0000000001', 9, 3_000, { fatura_numero: 'F1' }),
      lancamento('0000000001', 2, 41_250, { competencia: '2026-09' }),
      lancamento('0000000002', 2, 30_000),
      lancamento('0000000003', 2, 20_000),
      lancamento('0000000005', 9, 700),
      lancamento('0000000006', 2, 20_000, { status: 'CANCELADO' }),
      lancamento('0000000011', 2, 50_000),
      lancamento('0000000012', 2, 60_000),
    ])
    .execute();
});
afterAll(() => t.close());

it('divides the lives of a kind into those with a fee, those without and those who wait (DIR-7 to DIR-9)', async () => {
  expect(await listed()).toEqual([3, [1, 2, 3], [4, 5, 6], [7, 8]]);
  expect(await listed('diretoria/getDadosPlanos/E/21_10_2026')).toEqual([2, [11, 12], [], []]);
});

it('has the fee, everything posted, the title, and the situation on the day', async () => {
  expect((await rowsOf('planos'))[0]).toEqual({
    matricula: '0000000001',
    codTitular: '0000000001',
    titular: 'Ana',
    nomeBeneficiario: 'Ana',
    cidade: 'Maringá',
    dataAtivacao: '01/08/2019',
    dataCancelamento: null,
    mensalidade: '412,50',
    numTitulo: 'DEB AUTOMATICO',
    dataVencimento: '10/10/2026',
    valorTotal: '430,00',
    status: 'Ativo',
    historico: 'Coparticipação, Desconto, Mensalidade',
  });
  expect((await rowsOf('planos')).slice(1)).toMatchObject([
    { codTitular: '0000000001', titular: 'Ana', nomeBeneficiario: 'Bia', numTitulo: null },
    { nomeBeneficiario: 'Caio', status: 'Cancelado', dataCancelamento: '15/10/2026' },
  ]);
});

it('says why there is no fee (DIR-10)', async () => {
  const texts = async (list: keyof Resposta) => (await rowsOf(list)).map(({ historico }) => historico);
  expect(await texts('planosValorZerado')).toEqual([
    'Primeira mensalidade em 10/11/2026',
    'Sem lançamento de mensalidade em 10/2026',
    'Sem lançamento de mensalidade em 10/2026',
  ]);
  expect(await texts('planosAguardandoAtivacao')).toEqual([
    'Cadastrado em 01/10/2026, sem data de ativação',
    'Ativação marcada para 22/10/2026',
  ]);
});

it('answers the same under Financeiro, to that module too (DIR-6)', async () => {
  const financeiro = await t.tokenFor({ modules: ['financeiro'] });
  expect(await ask('financeiro/getDadosPlanos/I/21_10_2026', financeiro)).toEqual(
    await ask('diretoria/getDadosPlanos/I/21_10_2026'),
  );
  expect((await ask('diretoria/getDadosPlanos/I/21_10_2026', financeiro)).status).toBe(403);
});

it.each([
  ['X/21_10_2026', 'type', 'o tipo é I (individual) ou E (empresarial)'],
  ['I/31_02_2026', 'date', 'data inválida: use DD/MM/AAAA'],
])('refuses %s and names the field', async (path, field, message) => {
  expect(await ask(`diretoria/getDadosPlanos/${path}`)).toMatchObject({
    status: 400,
    body: { problems: [{ field, message }] },
  });
});

it('gives the fees of the month and of the twelve before it, as the list of each month has them (DIR-22)', async () => {
  const before = [
    lancamento('0000000001', 2, 38_000, { competencia: '2025-10' }),
    lancamento('0000000001', 2, 37_000, { competencia: '2025-09' }),
    lancamento('0000000002', 2, 30_000, { competencia: '2026-08' }),
    lancamento('0000000006', 2, 20_000, { competencia: '2026-03', status: 'CANCELADO' }),
    lancamento('0000000006', 9, 900, { competencia: '2026-03' }),
  ];
  await t.db.insertInto('lancamento').values(before).execute();
  const fees = (rows: Record<string, unknown>[], mes: string) =>
    rows.map(({ matricula, mensalidade }) => [mes, matricula, mensalidade]);
  for (const tipo of ['I', 'E']) {
    const { body } = await ask(`diretoria/getHistoricoMensalidades/${tipo}/21_10_2026`);
    const found = body as Record<string, string>[];
    const listed = await Promise.all(
      ['2025-10', '2025-11', '2026-03', '2026-08', '2026-09', '2026-10'].map(async (mes) => {
        const [ano, numero] = mes.split('-');
        const lista = await ask(`diretoria/getDadosPlanos/${tipo}/01_${numero}_${ano}`);
        return fees(lista.body.planos, `${numero}/${ano}`);
      }),
    );
    expect(found.map((row) => [row['competencia'], row['matricula'], row['mensalidade']]).toSorted()).toEqual(
      listed.flat().toSorted(),
    );
  }
  const { body } = await ask('diretoria/getHistoricoMensalidades/I/21_10_2026');
  expect(body.slice(0, 3)).toEqual([
    { matricula: '0000000001', competencia: '10/2025', mensalidade: '380,00' },
    { matricula: '0000000001', competencia: '09/2026', mensalidade: '412,50' },
    { matricula: '0000000001', competencia: '10/2026', mensalidade: '412,50' },
  ]);
});
