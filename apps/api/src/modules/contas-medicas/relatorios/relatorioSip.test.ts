import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { procedureOf, providerOf, writeGuides } from './fixtures/care.ts';

let t: TestServer;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['contas-medicas'] });
  await writeRegister(t.db, [
    { matricula: '0000000001' },
    { matricula: '0000000002', tipo_contratacao: 2, empresa_codigo: '0042' },
  ]);
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Hospital Araucária' }))
    .execute();
  await t.db
    .insertInto('procedimento')
    .values([
      procedureOf({ codigo: '10101012', descricao: 'Consulta' }),
      procedureOf({ codigo: '40301001', descricao: 'Exame', classificacao: 'EXAME' }),
    ])
    .execute();
  const of = {
    prestador_codigo: '1',
    matricula: '0000000001',
    incorporada_em: '2026-11-02T08:00:00',
    competencia: '2026-10',
  };
  const consulta = { codigo: '10101012', executado_em: '2026-09-05' };
  const exame = { codigo: '40301001', executado_em: '2026-09-05' };
  await writeGuides(t.db, [
    {
      ...of,
      numero: '1',
      itens: [consulta, { ...exame, quantidade: 3, quantidade_aprovada: 2, valor_aprovado_cents: 15_000 }],
    },
    { ...of, numero: '2', competencia: '2026-11', itens: [consulta] },
    { ...of, numero: '3', competencia: '2026-12', itens: [consulta] },
    { ...of, numero: '4', status: 3, itens: [consulta] },
    {
      ...of,
      numero: '5',
      matricula: '0000000002',
      tipo_guia: 'RESUMO DE INTERNAÇÃO',
      gui_tipo: 'I',
      itens: [exame, exame],
    },
    {
      ...of,
      numero: '6',
      matricula: '0000000002',
      tipo_guia: 'HONORÁRIOS',
      gui_tipo: 'B',
      itens: [consulta],
    },
    // A fee whose stay is in no guide here: neither a stay nor a person of one.
    {
      ...of,
      numero: '8',
      tipo_guia: 'HONORÁRIOS',
      gui_tipo: 'H',
      itens: [consulta],
    },
    {
      ...of,
      numero: '7',
      matricula: '0000000002',
      itens: [{ codigo: '99999999', executado_em: '2026-09-05' }],
    },
  ]);
});

afterAll(() => t.close());

const ask = (path: string) =>
  t.staff.inject({ url: `/api/v1/ContasMedicas/RelatorioSip/${path}`, headers: { authorization: token } });

const consultas = { item: 'CONSULTAS', eventos: 2, beneficiarios: 1, despesa: '200,00' };
const exames = { item: 'EXAMES', eventos: 2, beneficiarios: 1, despesa: '150,00' };
const internacoes = { item: 'INTERNAÇÕES', eventos: 1, beneficiarios: 1, despesa: '300,00' };
const soHonorario = { item: 'INTERNAÇÕES', eventos: 0, beneficiarios: 0, despesa: '100,00' };
const demais = { item: 'DEMAIS DESPESAS', eventos: 1, beneficiarios: 1, despesa: '100,00' };

it.each([
  ['T', '', [consultas, exames, { ...internacoes, despesa: '400,00' }, demais]],
  ['I', '', [consultas, exames, soHonorario]],
  ['E', '', [internacoes, demais]],
  ['T', '?tipos=I', [{ ...internacoes, despesa: '200,00' }]],
  ['T', '?tipos=I&tipos=B', [internacoes]],
])('adds up the care of the months for %s%s (CMR-12)', async (contratacao, query, wanted) => {
  expect((await ask(`10_2026/11_2026/${contratacao}${query}`)).json()).toEqual(wanted);
});

it.each([
  ['11_2026/10_2026/T', 'a'],
  ['10_2026/11_2026/X', 'c'],
  ['10_2026/11_2026/T?tipos=ii', 'tipos.0'],
])('refuses %s and names %s', async (path, field) => {
  const answer = await ask(path);
  expect([answer.statusCode, answer.json().problems?.[0]?.field]).toEqual([400, field]);
});
