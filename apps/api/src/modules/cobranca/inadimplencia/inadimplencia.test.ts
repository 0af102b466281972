// @module-tag embedded
import { colunasMensageria } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { faixaDeAtraso } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leCampanhaCsv } from '../../../imports/campanhaCsv.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { type BillFixture, cobranca, nossoNumero, recebe, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;

const debtor = '0000000100';
const inToledo = '0000000200';
const recent = '0000000300';
const paidLate = '0000000400';
const cancelled = '0000000500';
const long = '0000000600';
const homeless = '0000000700';
const ofCompany = '0000000800';
const onTheDay = '0000000900';

const bill = (numero: number, titular: string, vencimento: string, over: Partial<BillFixture> = {}) => ({
  numero,
  tipo: 'I' as const,
  vencimento,
  valorCents: 10_000,
  titular,
  ...over,
});

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(t.db, [
    { matricula: debtor, nome: 'Ávila Inventada', email: 'avila@example.org' },
    { matricula: inToledo, nome: 'Bento Inventado' },
    { matricula: recent, nome: 'Célia Inventada' },
    { matricula: paidLate, nome: 'Dário Inventado' },
    { matricula: cancelled, nome: 'Élida Inventada', cancelado_em: '2026-10-31' },
    { matricula: long, nome: 'Fábio Inventado' },
    { matricula: homeless, nome: 'Gilda; Inventada' },
    { matricula: ofCompany, tipo_contratacao: 2, empresa_codigo: '0042', cancelado_em: '2026-11-30' },
    { matricula: onTheDay, titular_matricula: cancelled, dependencia: 4, cancelado_em: '2026-10-31' },
    { matricula: '0000001000', cancelado_em: '2024-11-21' },
    { matricula: '0000001100', cancelado_em: '2024-11-20' },
  ]);
  await t.db
    .insertInto('motivo_cancelamento')
    .values({ codigo: '12', descricao: 'Inadimplência', codigo_sib: '43' })
    .execute();
  await t.db
    .updateTable('beneficiario')
    .set({ motivo_cancelamento_codigo: '12' })
    .where('matricula', '=', cancelled)
    .execute();
  await t.db.insertInto('municipio').values({ codigo: '4127700', nome: 'Toledo', uf: 'PR' }).execute();
  const person = (matricula: string) => t.db.updateTable('pessoa').where('id', '=', `p${matricula}`);
  await person(inToledo).set({ municipio_codigo: '4127700', fone_1: '4532241234' }).execute();
  await person(homeless).set({ municipio_codigo: null, fone_1: null, complemento: 'Apto 2' }).execute();
  await person(debtor).set({ fone_1: '4500000000', fone_2: '45998761234' }).execute();
  await writeBills(t.db, [
    bill(1, debtor, '2026-09-10'),
    bill(2, debtor, '2026-10-10'),
    bill(3, debtor, '2026-11-10'),
    bill(4, debtor, '2026-12-10'),
    bill(5, inToledo, '2026-09-29', { forma: 'DEBITO_AUTOMATICO' }),
    bill(6, recent, '2026-10-01'),
    bill(7, paidLate, '2026-07-10', { pagoEm: '2026-11-05' }),
    bill(8, cancelled, '2026-08-10'),
    bill(9, long, '2025-10-10'),
    bill(10, homeless, '2026-09-15'),
    bill(11, ofCompany, '2026-08-10', { tipo: 'C' }),
    {
      numero: 12,
      tipo: 'E',
      vencimento: '2026-11-03',
      valorCents: 900_000,
      empresa: '0042',
    },
    bill(13, recent, '2026-11-19'),
    // A holiday before a Saturday: in time until Monday.
    bill(14, recent, '2026-11-20'),
  ]);
});

afterAll(() => t.close());

const ask = async (path: string, who = token) => {
  const reply = await t.staff.inject({
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization: who },
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>[] & { error?: string }>() };
};
const rows = async (path: string) => (await ask(path)).body;
const names = async (path: string) => (await rows(path)).map((row) => row['nome'] ?? row['NOME']);

describe('the days of cancellation', () => {
  it('the days of cancellation are those of contracts, the newest first, and the end of this month (COB-15)', async () => {
    expect(await rows('getRelatorioCancelamentoData')).toEqual([
      { data: '30/11/2026', contratos: 1, porInadimplencia: 0 },
      { data: '31/10/2026', contratos: 1, porInadimplencia: 1 },
      { data: '21/11/2024', contratos: 1, porInadimplencia: 0 },
    ]);
  });

  it('have their holders with the address, with a hyphen or an underscore', async () => {
    const expected = [
      {
        NOME: 'Élida Inventada',
        ENDERECO: 'Rua das Paineiras, 12',
        CEP: '87050000',
        BAI_NOME: 'Centro',
        MUN_CIDADE: 'Maringá',
        MUN_UF: 'PR',
        MATRICULA: cancelled,
        MOTIVO: 'Inadimplência',
        AVISOS: expect.stringMatching(/^1 mensalidade: a lei pede duas .*; sem aviso$/),
        SEM_DADO: expect.stringMatching(/internação: sem dado$/),
      },
    ];
    expect(await rows('getRelatorioCancelamento/31-10-2026')).toEqual(expected);
    expect(await rows('getRelatorioCancelamento/31_10_2026/')).toEqual(expected);
    expect(await rows('getRelatorioCancelamento/30-10-2026')).toEqual([]);
  });
});

describe('a city', () => {
  it('is found by its code, with or without the check digit', async () => {
    const toledo = { codigo: '4127700', cidade: 'Toledo', uf: 'PR' };
    expect(await rows('getListCidade/4127700')).toEqual(toledo);
    expect(await rows('getListCidade/412770')).toEqual(toledo);
  });

  it.each(['9999999', '0', 'Toledo', '41277', '%25'])('is not %s (COB-19)', async (code) => {
    const { status, body } = await ask(`getListCidade/${code}`);
    expect([status, body.error]).toEqual([404, 'Código de cidade incorreto!']);
  });

  it('is refused with U+0000 in its code', async () => {
    expect((await ask('getListCidade/4127700%00')).status).toBe(400);
    expect((await ask('getRelatorioInadimplentes/30-11-2026/?codCidade=4127700%00&codCidade=')).status).toBe(
      400,
    );
  });
});

describe('the delinquent of a day', () => {
  it('are more than 60 days without paying on it, the oldest debt first (COB-17)', async () => {
    expect(await rows('getRelatorioInadimplentes/30-11-2026')).toMatchObject([
      { nome: 'Ávila Inventada', desde: '10/09/2026', dias: 81, titulos: 3, valor: '300,00' },
      { nome: 'Gilda; Inventada', endereco: 'Rua das Paineiras, 12, Apto 2', cidade: null },
      { nome: 'Bento Inventado', desde: '29/09/2026', dias: 62, titulos: 1 },
    ]);
  });

  it('leaves out a person at the 60th day, a former one, one whom a company pays for, and a debt of over a year (COB-17)', async () => {
    expect(await names('getRelatorioInadimplentes/30-11-2026')).not.toContain('Célia Inventada');
    expect(await names('getRelatorioInadimplentes/01-12-2026')).toContain('Célia Inventada');
  });

  it('the delinquent of a past day stay the same, whatever was paid since (COB-18)', async () => {
    expect(await names('getRelatorioInadimplentes/31-10-2026')).toEqual([
      'Dário Inventado',
      'Élida Inventada',
    ]);
    expect(await names('getRelatorioInadimplentes/05-11-2026')).toEqual([]);
    expect(await names('getRelatorioInadimplentes/09-10-2026')).toContain('Fábio Inventado');
  });

  it('leaves out people of the given cities, and keeps people without a city (COB-19)', async () => {
    const of = (query: string) => names(`getRelatorioInadimplentes/30-11-2026/?${query}`);
    expect(await of('codCidade=0')).toHaveLength(3);
    expect(await of('codCidade=4127700')).toEqual(['Ávila Inventada', 'Gilda; Inventada']);
    expect(await of('codCidade=4127700&codCidade=4115200')).toEqual(['Gilda; Inventada']);
    const many = Array.from({ length: 501 }, () => 'codCidade=1').join('&');
    expect((await ask(`getRelatorioInadimplentes/30-11-2026?${many}`)).status).toBe(400);
  });

  it.each(["codCidade=';drop table titulo", 'codCidade=41277O0', 'codCidade=', 'codcidade=4127700'])(
    'are not asked for with a filter that nobody understands: %s (SER-48)',
    async (query) => {
      const { status, body } = await ask(`getRelatorioInadimplentes/30-11-2026?${query}`);
      expect([status, body]).toEqual([400, expect.objectContaining({ message: expect.any(String) })]);
    },
  );

  it('refuses an impossible day', async () => {
    expect((await ask('getRelatorioInadimplentes/31-02-2026')).status).toBe(400);
  });
});

describe('the messages', () => {
  it('messages go to people with a mobile, about the oldest bill that the bank takes', async () => {
    const [row, ...others] = await rows('getRelatorioInadimplentesMensageria/30-11-2026');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      TELEFONE: '45998761234',
      LOCALIZADOR: `INAD20261130${debtor}`,
      ENVIA_SMS: 'S',
      MATRICULA: debtor,
      EMAIL: 'avila@example.org',
      NOSSONUMERO: nossoNumero(3),
      NOME: 'Ávila Inventada',
      TIPOBOLETO: 'I',
    });
    expect(row?.['MENSAGEM']).toContain('constam 3 mensalidades em aberto');
    expect(row?.['LINHADIGITAVEL']).toMatch(/^001\d{44}$/);
    expect(Object.keys(row ?? {})).toEqual(colunasMensageria);
  });

  it('ask in their linha digitável for what is left of a bill that was received in part (CBR-10)', async () => {
    const valor = async () => {
      const [row] = await rows('getRelatorioInadimplentesMensageria/30-11-2026');
      return Number(String(row?.['LINHADIGITAVEL']).slice(-10));
    };
    // R$ 100,00 and R$ 50,00, each with its own fine and interest.
    expect(await valor()).toBe(10_237);
    await recebe(t.db, 'F3', 5_000);
    expect(await valor()).toBe(5_118);
    await recebe(t.db, 'F3', -5_000);
  });

  it('are a file that the import of a campaign takes as it is', async () => {
    const person = t.db.updateTable('pessoa').where('id', '=', `p${debtor}`);
    await person.set({ nome: '=Ávila;\u0007 "Inventada"\n', email: 'não tem' }).execute();
    const lines = await rows('getRelatorioInadimplentesMensageria/30-11-2026');
    await person.set({ nome: 'Ávila Inventada', email: 'avila@example.org' }).execute();
    expect(lines).toMatchObject([{ NOME: 'Ávila Inventada', EMAIL: '' }]);
    const text = [
      colunasMensageria.join(';'),
      ...lines.map((line) => colunasMensageria.map((column) => line[column]).join(';')),
    ].join('\r\n');
    const read = leCampanhaCsv(Buffer.from(`\uFEFF${text}`), { push: true, sms: true, hoje: '2026-11-21' });
    expect(read).toMatchObject({
      problems: [],
      linhas: [{ telefone: '45998761234', localizador: `INAD20261130${debtor}`, sms: true, inApp: true }],
    });
  });

  it('do not go to who has paid since (COB-20)', async () => {
    const both = await Promise.all([
      rows('getRelatorioInadimplentesMensageria/31-10-2026'),
      rows('getInadimplentesMensageriaFoneErrado/31-10-2026'),
    ]);
    expect(both.flat().map((row) => row['MATRICULA'])).toEqual([cancelled]);
    expect(both[0][0]?.['MENSAGEM']).not.toContain('para evitar o cancelamento');
  });

  it('the others get no message, with the reason (COB-20)', async () => {
    expect(await rows('getInadimplentesMensageriaFoneErrado/30-11-2026')).toMatchObject([
      { TELEFONE: '', MOTIVO: 'sem telefone', NOME: 'Gilda Inventada' },
      { TELEFONE: '4532241234', MOTIVO: 'fixo não recebe SMS', LINHADIGITAVEL: '', NOSSONUMERO: '' },
    ]);
    const less = await rows('getInadimplentesMensageriaFoneErrado/30-11-2026?codCidade=4127700');
    expect(less.map((row) => row['MOTIVO'])).toEqual(['sem telefone']);
  });
});

describe('the titles after their due day', () => {
  it('are open and late, of people and companies, the oldest first', async () => {
    expect(await rows('getInadimplentesAposVencimento/01_10_2026/31_12_2026')).toMatchObject([
      { nome: 'Célia Inventada', dtVencimento: '01/10/2026', qtdDiasVencidos: 51, tipo: 'I' },
      { nome: 'Ávila Inventada', dtVencimento: '10/10/2026', fone1: '4500000000', fone2: '45998761234' },
      {
        nome: 'Serraria Ipê Ltda',
        fone1: '4430300000',
        fone2: null,
        dtVencimento: '03/11/2026',
        qtdDiasVencidos: 18,
        matricula: '0042',
        tipo: 'E',
        valor: '9000,00',
      },
      { nome: 'Ávila Inventada', dtVencimento: '10/11/2026', qtdDiasVencidos: 11 },
      { nome: 'Célia Inventada', dtVencimento: '19/11/2026', qtdDiasVencidos: 2 },
    ]);
  });

  it('the same day twice gives the titles of that day, and a backward period is refused', async () => {
    expect(await names('getInadimplentesAposVencimento/10-11-2026/10-11-2026')).toEqual(['Ávila Inventada']);
    expect((await ask('getInadimplentesAposVencimento/11_11_2026/10_11_2026')).status).toBe(400);
  });

  it('each title falls in one age', () => {
    expect([1, 15, 16, 30, 31, 60, 61, 90, 91, 400].map(faixaDeAtraso)).toEqual([
      '1 a 15 dias',
      '1 a 15 dias',
      '16 a 30 dias',
      '16 a 30 dias',
      '31 a 60 dias',
      '31 a 60 dias',
      '61 a 90 dias',
      '61 a 90 dias',
      'Mais de 90 dias',
      'Mais de 90 dias',
    ]);
  });
});
