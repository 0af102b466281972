import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { startServico } from '../../../mensageria/servico.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { writeBills } from '../fixtures/bills.ts';
import { contaCampanhas } from '../campanha/contaCampanhas.ts';

let t: TestServer;
let token: string;
const [one, two, gone, leaving, before] = [
  '0000000100',
  '0000000200',
  '0000000300',
  '0000000400',
  '0000000500',
] as const;

// Today is 2026-11-21 in these tests.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cobranca', 'retencao'] });
  await writeRegister(t.db, [
    { matricula: one },
    { matricula: two },
    { matricula: gone, cancelado_em: '2026-11-01' },
    { matricula: leaving, cancelado_em: '2026-11-30' },
    { matricula: before, cancelado_em: '2026-10-31' },
    { matricula: '0000000600', cancelado_em: '2026-12-01' },
  ]);
});

beforeEach(async () => {
  for (const table of ['titulo', 'lancamento', 'fatura', 'retencao', 'campanha', 'cobranca_envio'] as const)
    await t.db.deleteFrom(table).execute();
});

afterAll(() => t.close());

const ask = async (path: string) =>
  (await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: token } })).json();
const inicio = () => ask('cobranca/getInicio');
const tiles = async () => {
  const figures: { modulo: string; texto: string; pedeAtencao: boolean }[] = await ask('auth/resumoModulos');
  return figures.map(({ texto, pedeAtencao }) => [texto, pedeAtencao]);
};

let bills = 0;
const late = (titular: string, vencimento: string, rest: { tipo?: 'I' | 'E'; pagoEm?: string } = {}) => {
  bills += 1;
  return { numero: bills, tipo: 'I' as const, vencimento, valorCents: 10_000, titular, ...rest };
};

const attendance = (matricula: string, competencia: string, status: 'A' | 'F') => ({
  matricula,
  competencia,
  registrada_em: `${competencia}-05T10:00:00`,
  descricao: 'Ligou.',
  status,
  resultado: status === 'F' ? ('N' as const) : null,
  motivo_codigo: status === 'F' ? 4 : 1,
  usuario: 'USU_ANA',
});

it('shows zeros on the first day', async () => {
  const { atraso, ...rest } = await inicio();
  expect(rest).toEqual({
    hoje: '21/11/2026',
    competencia: '11/2026',
    ha: { vidas: true, retencoes: false, titulos: false },
    cancelamentos: { quantidade: 2, semAtendimento: 2 },
    retencoes: { abertas: 0, anteriores: 0, maisAntiga: null },
    campanhas: { aguardando: 0, enviando: 0, ha: false },
    enviados: { boletos: 0, declaracoes: 0 },
    notificacoes: { avisar: 0, aguardando: 0, pode: 0, calculadoEm: expect.stringMatching(/^21\/11\/2026/) },
    ligacoes: 0,
  });
  const nobody = { titulos: 0, titulares: 0, empresas: 0, valor: '0,00' };
  expect(atraso).toMatchObject({ titulos: 0, titulares: 0, empresas: 0 });
  expect(atraso.faixas).toEqual([
    { nome: '1 a 15 dias', inicio: '06/11/2026', fim: '20/11/2026', ...nobody },
    { nome: '16 a 30 dias', inicio: '22/10/2026', fim: '05/11/2026', ...nobody },
    { nome: '31 a 60 dias', inicio: '22/09/2026', fim: '21/10/2026', ...nobody },
    { nome: '61 a 90 dias', inicio: '23/08/2026', fim: '21/09/2026', ...nobody },
    { nome: 'Mais de 90 dias', inicio: '22/08/2026', fim: '22/08/2026', ...nobody },
  ]);
  expect(await tiles()).toEqual([
    ['Ainda não há títulos', false],
    ['Ainda não há retenções', false],
  ]);
});

it('puts every open title in the band of its days, both edges inside (COB-24)', async () => {
  await writeBills(t.db, [
    late(one, '2026-11-21'),
    // A holiday before a Saturday: in time until Monday.
    late(one, '2026-11-20'),
    late(one, '2026-11-19'),
    late(two, '2026-11-06'),
    late(one, '2026-11-05'),
    late(two, '2026-10-22'),
    late(one, '2026-10-21'),
    late(one, '2026-09-22'),
    late(one, '2026-09-21'),
    late(one, '2026-08-23'),
    late(two, '2026-08-22'),
    late(two, '2026-03-10'),
    late(two, '2026-03-11', { pagoEm: '2026-11-20' }),
    { numero: 900, tipo: 'E', vencimento: '2026-11-10', valorCents: 99_900, empresa: '0042' },
  ]);
  const { atraso } = await inicio();
  expect(atraso).toMatchObject({ titulos: 11, titulares: 2, empresas: 1 });
  const bands: {
    titulos: number;
    inicio: string;
    fim: string;
    titulares: number;
    empresas: number;
    valor: string;
  }[] = atraso.faixas;
  expect(bands.map(({ titulares, empresas, valor }) => [titulares, empresas, valor])).toEqual([
    [2, 1, '1199,00'],
    [2, 0, '200,00'],
    [1, 0, '200,00'],
    [1, 0, '200,00'],
    [1, 0, '200,00'],
  ]);
  expect(atraso.faixas.at(-1)).toMatchObject({ inicio: '10/03/2026', fim: '22/08/2026' });
  expect(await tiles()).toContainEqual(['11 títulos em atraso', true]);
  expect(await ask('cobranca/getInadimplentesAposVencimentoTotal')).toHaveLength(11);
  for (const { inicio: start, fim, titulos } of bands) {
    const days = [start, fim].map((day) => day.replaceAll('/', '-')).join('/');
    expect(await ask(`cobranca/getInadimplentesAposVencimento/${days}`)).toHaveLength(titulos);
  }
});

it('counts the newest entry of an attendance, this month and before (RET-15)', async () => {
  await t.db
    .insertInto('retencao')
    .values([
      attendance(gone, '2026-11', 'A'),
      attendance(before, '2026-08', 'A'),
      attendance(one, '2026-10', 'A'),
      attendance(two, '2026-09', 'A'),
      attendance(two, '2026-09', 'F'),
    ])
    .execute();
  const { retencoes, cancelamentos } = await inicio();
  expect(retencoes).toEqual({ abertas: 3, anteriores: 2, maisAntiga: '08/2026' });
  expect(cancelamentos).toEqual({ quantidade: 2, semAtendimento: 1 });
  expect(await tiles()).toContainEqual(['3 retenções em atendimento', true]);
  const matriculas = (rows: { matricula: string }[]) => rows.map(({ matricula }) => matricula).toSorted();
  expect(matriculas(await ask('retencao/getRetencaoPessoas/todas/A'))).toEqual(
    [one, gone, before].toSorted(),
  );
  expect(matriculas(await ask('retencao/getRetencao/todas/A'))).toEqual([one, gone, before].toSorted());
  expect(await ask('retencao/getRetencaoPessoas/todas/F')).toHaveLength(1);
});

it('counts the sendings of this month, which are listed', async () => {
  const sent = (chave: string, destinatario: string, em: string | null) => ({
    chave,
    destinatario,
    situacao: em === null ? ('FALHOU' as const) : ('ENVIADO' as const),
    login: 'USU_ANA',
    iniciado_em: em ?? '2026-11-20T10:00:00',
    enviado_em: em,
  });
  await t.db
    .insertInto('cobranca_envio')
    .values([
      sent('boleto:1', 'a@example.org', '2026-11-01T00:00:00'),
      sent('boleto:1', 'b@example.org', '2026-11-20T10:00:00'),
      sent('boleto:2', 'a@example.org', '2026-11-20T10:00:00'),
      sent('boleto:3', 'a@example.org', '2026-10-31T23:59:59'),
      sent('boleto:4', 'a@example.org', null),
      sent('declaracao:9', 'a@example.org', '2026-11-20T10:00:00'),
    ])
    .execute();
  await t.db
    .insertInto('cobranca_envio')
    .values({
      ...sent('boleto:5', 'c@example.org', null),
      situacao: 'EM_DUVIDA',
      iniciado_em: '2026-11-21T10:00:00',
    })
    .execute();
  expect((await inicio()).enviados).toEqual({ boletos: 3, declaracoes: 1 });
  const listed: { documento: string; situacao: string; email: string }[] = await ask(
    'cobranca/getDocumentosEnviados/01-11-2026/30-11-2026',
  );
  expect(listed.map(({ documento, email, situacao }) => [documento, email, situacao])).toEqual([
    ['Boleto', 'c@example.org', 'Em dúvida'],
    ['Declaração de imposto de renda', 'a@example.org', 'Enviado'],
    ['Boleto', 'a@example.org', 'Enviado'],
    ['Boleto', 'b@example.org', 'Enviado'],
    ['Boleto', 'a@example.org', 'Enviado'],
  ]);
});

describe('the campaigns', () => {
  const campaign = (
    status: number,
    moments: { importada_em?: string; envio_terminado_em?: string } = {},
  ) => ({
    nome: `Campanha ${status}`,
    status,
    titulo: 'Aviso',
    texto: 'Olá',
    envia_push: true,
    envia_sms: true,
    envia_email: false,
    criada_em: '2026-11-20T09:00:00',
    agendada_em: null,
    envio_iniciado_em: null,
    envio_terminado_em: null,
    motivo_cancelamento: null,
    ...moments,
  });
  beforeEach(() =>
    t.db
      .insertInto('campanha')
      .values([
        campaign(12),
        campaign(11, { importada_em: '2026-11-21T09:00:00' }),
        campaign(11, { importada_em: '2026-11-21T09:00:01' }),
        campaign(1, { envio_terminado_em: '2026-11-21T09:00:00' }),
        campaign(1, { envio_terminado_em: '2026-11-21T09:00:01' }),
        campaign(3),
        campaign(5),
      ])
      .execute(),
  );

  it('are counted by the clock', async () => {
    expect((await inicio()).campanhas).toEqual({ aguardando: 2, enviando: 1, ha: true });
  });

  it('are asked of the service of the configuration, and left out when it does not answer', async () => {
    const hash = 'uma-conta-inventada';
    const service = await startServico(t.deps, hash);
    const messaging = { url: service.url, hash };
    const ask = contaCampanhas({ ...t.deps, config: { ...t.deps.config, messaging } });
    expect(await ask()).toEqual({ aguardando: 2, enviando: 1, ha: true });
    await service.close();
    await expect(ask()).rejects.toThrow('O serviço de mensagens não respondeu.');
  });
});

describe('a part that cannot be read', () => {
  it('is left out, and the others come', async () => {
    await sql`alter table cobranca_envio rename to fora`.execute(t.db);
    try {
      const { enviados, cancelamentos } = await inicio();
      expect(enviados).toBeNull();
      expect(cancelamentos.quantidade).toBe(2);
    } finally {
      await sql`alter table fora rename to cobranca_envio`.execute(t.db);
    }
    expect(t.logged()).toContain('"parte":"enviados"');
  });
});
