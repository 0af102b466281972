import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { providerOf } from '../../contas-medicas/relatorios/fixtures/care.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

const endereco = {
  logradouro: 'Av. Sete',
  numero: '7',
  complemento: null,
  bairro: null,
  cep: null,
  municipio_codigo: '4115200',
};

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
  await writeRegister(t.db, [
    {
      matricula: '0000000001',
      nome: 'Célia Ramos',
      cpf: '39053344705',
      cco: '000000000101',
      portabilidade: true,
      desconto_cents: 1050,
      desconto_inicio: '2026-01',
      desconto_fim: '2026-06',
    },
    {
      matricula: '0000000002',
      titular_matricula: '0000000001',
      dependencia: 4,
      nascimento: '2012-05-05',
      venda_administrativa: true,
      cadastrado_em: '2019-07-21',
    },
    { matricula: '0000000003', tipo_contratacao: 2, empresa_codigo: '0042', email: 'bento@exemplo.invalid' },
    {
      matricula: '0000000004',
      tipo_contratacao: 2,
      empresa_codigo: '0042',
      titular_matricula: '0000000003',
      dependencia: 3,
      cancelado_em: '2024-08-01',
    },
    {
      matricula: '0000000005',
      ativado_em: null,
      mensalidade_em: null,
      cadastrado_em: '2020-01-01',
      vendedor_codigo: null,
    },
  ]);
  await t.db
    .insertInto('lancamento')
    .values([
      {
        matricula: '0000000004',
        fatura_numero: null,
        tipo_codigo: 2,
        competencia: '2024-06',
        lancado_em: '2024-06-01',
        valor_cents: 10_000,
        status: 'ATIVO',
        guia_numero: null,
      },
      {
        matricula: '0000000004',
        fatura_numero: null,
        tipo_codigo: 2,
        competencia: '2024-07',
        lancado_em: '2024-07-01',
        valor_cents: 10_000,
        status: 'CANCELADO',
        guia_numero: null,
      },
    ])
    .execute();
  await t.db
    .insertInto('auxilio_funeral')
    .values([
      { matricula: '0000000001', lancado_em: '2026-03-10', valor_cents: 990, encerrado_em: null },
      { matricula: '0000000004', lancado_em: '2024-03-10', valor_cents: 880, encerrado_em: '2024-08-01' },
    ])
    .execute();
  await t.db
    .insertInto('prestador')
    .values([
      providerOf({
        codigo: '2',
        nome: 'Óticas Vale',
        cnpj: '11222333000181',
        descricao: 'Clínica',
        especialidade: 'Oftalmologia',
        credenciado_em: '2015-01-05',
        descredenciado_em: '2018-01-01',
        recredenciado_em: '2019-02-02',
        fone: '4430301111',
        ...endereco,
      }),
      providerOf({ codigo: '1', nome: 'Zeni Alves', cpf: '52998224725', crm: '12345-PR', ...endereco }),
    ])
    .execute();
});

afterAll(() => t.close());

const get = async (path: string): Promise<Record<string, unknown>[]> => {
  const answer = await t.staff.inject({
    method: 'GET',
    url: `/api/v1/cadastro/${path}`,
    headers: { authorization: token },
  });
  return answer.statusCode === 204 ? [] : answer.json();
};

test('registered beneficiaries of a period, both days inside', async () => {
  const rows = await get('getDataCadastroBeneficiario/20_07_2019/20_07_2019');
  expect(rows.map((row) => row['Matricula'])).toEqual(['0000000001', '0000000003', '0000000004']);
  expect(rows[0]).toEqual({
    Matricula: '0000000001',
    Nome: 'Célia Ramos',
    Titular: 'Célia Ramos',
    'Registro Plano': '471203148',
    'Tipo do plano': 'INDIVIDUAL',
    'Data da mensalidade': '10/08/2019',
    'Codigo Empresa': null,
    'Data de cadastro': '20/07/2019',
    ativacao: '01/08/2019',
    Cancelam: null,
    Status: 'Ativo',
    Vendedor: 'Iolanda Sá',
    'Tipo de venda': null,
    Portabilidade: 'SIM',
    CCO: '000000000101',
    'Venda Administrativa': 'NAO',
    DESCONTO: '10,50',
    COMPINI: '01/2026',
    COMPFIM: '06/2026',
  });
});

test('all beneficiaries, with the holder of a dependent and the true status', async () => {
  const rows = await get('getDataCadastroBeneficiarioTodos');
  expect(
    rows.map(
      (row) =>
        `${row['Matricula']} ${row['Titular']} ${row['Status']} ${row['Venda Administrativa']} ${row['DESCONTO']}`,
    ),
  ).toEqual([
    '0000000001 Célia Ramos Ativo NAO 10,50',
    '0000000003 Pessoa 0000000003 Ativo NAO null',
    '0000000004 Pessoa 0000000003 Cancelado NAO null',
    '0000000002 Célia Ramos Ativo SIM null',
    '0000000005 Pessoa 0000000005 Aguardando ativação NAO null',
  ]);
});

test('funeral aid counts the status of the beneficiary', async () => {
  expect(await get('getRelatorioFuneral/01_03_2026/31_03_2026')).toMatchObject([
    {
      Matricula: '0000000001',
      Status: 'Ativo',
      Nascimento: '29/02/1984',
      Lancamento: '10/03/2026',
      Valor: '9,90',
      Vendedor: 'Iolanda Sá',
      Cpf: '39053344705',
    },
  ]);
  expect((await get('getRelatorioFuneralTotal')).map((row) => row['Status'])).toEqual(['Cancelado', 'Ativo']);
});

test.each(['0042', '42'])('active beneficiaries of the company %s', async (codigo) => {
  expect(await get(`getRelatorioEmpresarial/${codigo}`)).toMatchObject([
    {
      codSau: '0000000003',
      empresa: 'Serraria Ipê',
      td: 'T',
      valor: '412,50',
      cidade: 'Maringá',
      acomodacao: 'ENFERMARIA',
      faixa: '39-43',
      email: 'bento@exemplo.invalid',
    },
  ]);
});

test('a company that nobody knows has no beneficiaries, and all companies have theirs', async () => {
  expect(await get('getRelatorioEmpresarial/999')).toEqual([]);
  expect(await get('getRelatorioEmpresarialTotal')).toHaveLength(1);
});

test('cancelled beneficiaries with years in the plan and cost over fees', async () => {
  expect(await get('getBeneficiarioCancelado/01_08_2024/01_08_2024')).toEqual([
    {
      Matricula: '0000000004',
      Nome: 'Pessoa 0000000004',
      'Codigo Empresa': '0042',
      'Razao Social': 'Serraria Ipê Ltda',
      'Data de Ativacao': '01/08/2019',
      'Data de Cancelamento': '01/08/2024',
      Ativo: 'NAO',
      'Tempo no Plano': 5,
      'Motivo de Cancelamento': 'Mudança de cidade',
      'Custo x Beneficio': '0,00',
      Mensalidade: '412,50',
      Vendedor: 'Iolanda Sá',
      Telefone: '44999990000',
      'E-mail': null,
      'Canc. Fim Mes': 'NAO',
    },
  ]);
});

test('companies with their active lives', async () => {
  const expected = {
    empCon: '0042',
    pejFantasia: 'Serraria Ipê',
    diafatu: 10,
    numUsu: 1,
    dtativo: '01/03/2018',
    jfnNumero: '4430300000',
  };
  expect(await get('getEmpresaConveniada')).toEqual([expected]);
  expect(await get('getEmpresaConveniadaAtivos')).toEqual([expected]);
  await t.db.updateTable('empresa').set({ ativa: false, inativada_em: '2026-01-01' }).execute();
  expect(await get('getEmpresaConveniadaAtivos')).toEqual([]);
  await t.db.updateTable('empresa').set({ ativa: true, inativada_em: null }).execute();
});

test('providers by name as Portuguese sorts it', async () => {
  const rows = await get('getPrestadoresCredenciados');
  expect(rows.map((row) => row['PEFNOME'])).toEqual(['Óticas Vale', 'Zeni Alves']);
  expect(rows[0]).toMatchObject({
    DTCR: '05/01/2015',
    DTDC: '01/01/2018',
    DTCRI: '02/02/2019',
    LOGRADOURO: 'Av. Sete, 7',
    CIDADE: 'Maringá',
    CNPJ: '11222333000181',
  });
});
