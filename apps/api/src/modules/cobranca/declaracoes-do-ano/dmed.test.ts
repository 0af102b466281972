import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leDmed } from '../../../documents/dmed/leDmed.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

const dmed = {
  idEstrutura: 'S5830B',
  cpfDoCnpj: '39053344705',
  responsavel: {
    cpf: '52998224725',
    nome: 'Conceição Inventada',
    ddd: '44',
    fone: '999990000',
    email: 'conceicao@example.org',
  },
};
const titular = '0000001200';
const semCpf = '0000001300';
const daAdministradora = '0000001400';
const semDado = '0000001500';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca: { ...cobranca, dmed } } });
  token = await t.tokenFor({ modules: ['cobranca'] });
  const adesao = { tipo_contratacao: 3, empresa_codigo: '0042' };
  await writeRegister(t.db, [
    { matricula: titular, nome: 'Conceição Inventada', cpf: '52998224725' },
    {
      matricula: '0000001201',
      nome: 'Davi Inventado',
      titular_matricula: titular,
      dependencia: 4,
      nascimento: '2015-03-09',
    },
    { matricula: semCpf, nome: 'Rosângela Inventada' },
    { matricula: daAdministradora, nome: 'Ivan Inventado', cpf: '11144477735', ...adesao },
    { matricula: semDado, nome: 'Célio Inventado', cpf: '39053344705', ...adesao },
  ]);
  await t.db.updateTable('empresa').set({ administradora: 'ADMINISTRADORA INVENTADA' }).execute();
  await cobradoPela('administradora');
  await writeBills(
    t.db,
    [titular, semCpf, daAdministradora, semDado].map((matricula, index) => ({
      numero: index + 1,
      tipo: 'I' as const,
      titular: matricula,
      vencimento: '2025-06-10',
      valorCents: 10_000 * (index + 1),
      pagoEm: '2025-06-10',
    })),
  );
  // The dependent's share of F1 is R$ 33,33 of R$ 100,00.
  await t.db
    .updateTable('lancamento')
    .set({ valor_cents: 6_667 })
    .where('fatura_numero', '=', 'F1')
    .execute();
  await t.db
    .insertInto('lancamento')
    .values({
      matricula: '0000001201',
      fatura_numero: 'F1',
      tipo_codigo: 2,
      competencia: '2025-06',
      lancado_em: '2025-06-01',
      valor_cents: 3_333,
      status: 'ATIVO',
      guia_numero: null,
    })
    .execute();
});
afterAll(() => t.close());

const cobradoPela = (quem: 'administradora' | 'operadora') =>
  sql`update beneficiario set cobranca = ${quem} where matricula = ${daAdministradora}`.execute(t.db);
const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<T>();
const baixa = () =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/cobranca/baixaDmed',
    headers: { authorization: token },
    payload: { ano: '2025' },
  });

it('has every cent of the declarations of the year, in the file, pending, or of the administradora (COB-31)', async () => {
  const resumo = await get<Record<string, unknown>>('getDmed/2025');
  expect(resumo).toMatchObject({
    titulares: 2,
    dependentes: 1,
    declarado: '1000,00',
    noArquivo: '500,00',
    pendente: '200,00',
    daAdministradora: '300,00',
    contratosDaAdministradora: 1,
    recusa: null,
    pendencias: [
      {
        nome: 'Célio Inventado',
        noArquivo: true,
        motivo: 'O contrato tem administradora, e o cadastro não diz quem cobra.',
      },
      { nome: 'Rosângela Inventada', noArquivo: false, valor: '200,00', motivo: 'O titular está sem CPF.' },
    ],
  });
  const declaracoes = await get<{ total: string }[]>('getDeclaracoesDoAno/2025');
  const soma = declaracoes.reduce((cents, { total }) => cents + Number(total.replaceAll(/\D/gu, '')), 0);
  expect(soma).toBe(Number(String(resumo['declarado']).replaceAll(/\D/gu, '')));
});

it('is the file that our own reader reads back (COB-30)', async () => {
  const { nomeArquivo, conteudo } = (await baixa()).json<{ nomeArquivo: string; conteudo: string }>();
  const texto = Buffer.from(conteudo, 'base64').toString('latin1');
  expect(nomeArquivo).toBe('dmed-2025.txt');
  expect(leDmed(texto)).toEqual({ anoCalendario: 2025, titulares: 2, dependentes: 1, totalCents: 50_000 });
  expect(texto.split('\r\n').slice(3)).toEqual([
    'OPPAS|',
    'TOP|39053344705|CELIO INVENTADO|40000|',
    'TOP|52998224725|CONCEICAO INVENTADA|6667|',
    'DTOP||20150309|DAVI INVENTADO|04|3333|',
    'FIMDmed|',
    '',
  ]);
});

it('declares direct adesão, of which the operator collects', async () => {
  await cobradoPela('operadora');
  expect(await get('getDmed/2025')).toMatchObject({
    noArquivo: '800,00',
    daAdministradora: '0,00',
    contratosDaAdministradora: 0,
  });
  await cobradoPela('administradora');
});

it('is refused in words without its settings, and for a year that has not ended', async () => {
  const { config } = t.deps;
  config.cobranca.dmed = undefined;
  const recusa =
    'Quem preenche a Dmed e quem responde pelo CNPJ não estão configurados (DMED_RESPONSAVEL e DMED_CPF_CNPJ). Fale com a TI.';
  expect(await get('getDmed/2025')).toMatchObject({ recusa });
  const refused = await baixa();
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ message: recusa });
  config.cobranca.dmed = dmed;
  expect(await get('getDmed/2026')).toMatchObject({ message: expect.stringContaining('ainda não terminou') });
});
