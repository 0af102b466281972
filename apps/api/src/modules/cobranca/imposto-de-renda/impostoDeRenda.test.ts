import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { declaracaoIrPdf } from '../../../documents/declaracao/declaracaoIrPdf.ts';
import { declaracaoDocumento } from './impostoDeRenda.present.ts';
import { findPagos } from './impostoDeRenda.sql.ts';
import { cobranca, recebe, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;
const holder = '0000001200';
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['atendimento'] });
  await writeRegister(t.db, [
    { matricula: holder, nome: 'Conceição Inventada', cpf: '52998224725' },
    { matricula: '0000001201', titular_matricula: holder, dependencia: 4 },
    { matricula: '0000001300' },
  ]);
  await writeBills(t.db, [
    {
      numero: 1,
      tipo: 'I',
      vencimento: '2025-01-10',
      valorCents: 50_000,
      titular: holder,
      pagoEm: '2025-01-09',
    },
    {
      numero: 2,
      tipo: 'I',
      vencimento: '2024-12-10',
      valorCents: 39_000,
      titular: holder,
      pagoEm: '2025-01-31',
    },
    {
      numero: 3,
      tipo: 'I',
      vencimento: '2025-12-10',
      valorCents: 41_000,
      titular: holder,
      pagoEm: '2026-01-02',
    },
    {
      numero: 4,
      tipo: 'I',
      vencimento: '2025-06-10',
      valorCents: 10_000,
      titular: '0000001300',
      pagoEm: '2025-06-09',
    },
  ]);
  // The dependent's share of F1 is R$ 100,00 of R$ 500,00.
  await t.db
    .updateTable('lancamento')
    .set({ valor_cents: 40_000 })
    .where('fatura_numero', '=', 'F1')
    .execute();
  await t.db
    .insertInto('lancamento')
    .values({
      matricula: '0000001201',
      fatura_numero: 'F1',
      tipo_codigo: 2,
      competencia: '2025-01',
      lancado_em: '2025-01-01',
      valor_cents: 10_000,
      status: 'ATIVO',
      guia_numero: null,
    })
    .execute();
  // A row of the previous version keeps its id.
  await t.db
    .insertInto('declaracao_ir')
    .values({
      id: '2025A',
      titular_matricula: holder,
      ano_base: 2025,
      total_cents: 1,
      codigo_contrato: '00000012',
      gerada_em: '2026-02-20',
    })
    .execute();
});
afterAll(() => t.close());

const post = async (path: string, payload: object): Promise<Record<string, unknown>> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization: token },
    payload,
  });
  return { code: reply.statusCode, ...reply.json<Record<string, unknown>>() };
};

it('lists the declarations of the contract, a dependent’s matrícula too (COB-12)', async () => {
  for (const matricula of ['1200', '0000001201'])
    expect(await post('listarDeclaracoes', { matricula })).toMatchObject({
      status: true,
      tipoDeclaracoes: [
        {
          declaracoes: [
            { nome: 'Conceição Inventada', idDeclaracao: '2025A', anoBase: 2025, total: '890,00' },
          ],
        },
      ],
    });
  expect(await post('listarDeclaracoes', { matricula: '9999' })).toEqual({
    code: 200,
    status: false,
    message: 'Declarações de Imposto de Renda não encontradas!',
    tipoDeclaracoes: [],
  });
});

it('is of every past year in which something was received, of no other, and named by year and matrícula (COB-13)', async () => {
  const daConta = { matricula: '1300', idDeclaracao: '20250000001300' };
  expect(await post('listarDeclaracoes', { matricula: '1300' })).toMatchObject({
    tipoDeclaracoes: [
      { declaracoes: [{ ...daConta, matricula: '0000001300', anoBase: 2025, total: '100,00' }] },
    ],
  });
  expect(await post('declaracaoPdf', daConta)).toMatchObject({ code: 200 });
  expect(await post('declaracaoPdf', { ...daConta, idDeclaracao: '20260000001300' })).toMatchObject({
    code: 404,
  });
  // Receipts of 2026 are not declared before the year has ended.
  const { tipoDeclaracoes } = await post('listarDeclaracoes', { matricula: '1200' });
  expect(tipoDeclaracoes).toMatchObject([{ declaracoes: [{ anoBase: 2025 }] }]);
  // Old id and new id name the same declaration.
  for (const idDeclaracao of ['2025A', `2025${holder}`])
    expect(await post('declaracaoPdf', { matricula: '1200', idDeclaracao })).toMatchObject({ code: 200 });
});

it('counts by the day of payment, person by person', async () => {
  expect(await findPagos(t.db, holder, 2025)).toMatchObject([
    { matricula: holder, mes: 1, cents: 79_000 },
    { matricula: '0000001201', mes: 1, cents: 10_000 },
  ]);
});

it('declares what was received of fees and co-payments alone, shared to the cent, and the holder as payer (COB-13)', async () => {
  await writeBills(t.db, [
    { numero: 7, tipo: 'I', vencimento: '2023-12-10', valorCents: 10_000, titular: holder },
  ]);
  const posta = (matricula: string, tipo_codigo: number, valor_cents: number) =>
    t.db
      .insertInto('lancamento')
      .values({
        matricula,
        fatura_numero: 'F7',
        tipo_codigo,
        competencia: '2023-12',
        lancado_em: '2023-12-01',
        valor_cents,
        status: 'ATIVO',
        guia_numero: null,
      })
      .execute();
  // The whole invoice belongs to the dependent: fee 79,90, discount −10,00, funeral aid 20,00, card 10,10.
  await t.db.deleteFrom('lancamento').where('fatura_numero', '=', 'F7').execute();
  await posta('0000001201', 2, 7_990);
  await posta('0000001201', 8, -1_000);
  await posta('0000001201', 11, 2_000);
  await posta('0000001201', 17, 1_010);
  await recebe(t.db, 'F7', 3_333, '2023-12-15');
  await recebe(t.db, 'F7', 6_667, '2024-01-05');
  // 3.333 × 6.990 ÷ 10.000 and 6.667 × 6.990 ÷ 10.000, each to the cent by largest remainder.
  expect(await findPagos(t.db, holder, 2023)).toMatchObject([
    { matricula: '0000001201', mes: 12, cents: 2_330 },
  ]);
  expect(await findPagos(t.db, holder, 2024)).toMatchObject([
    { matricula: '0000001201', mes: 1, cents: 4_660 },
  ]);
  const papel = await declaracaoIrPdf(
    declaracaoDocumento(
      {
        id: '2023X',
        nome: 'Conceição Inventada',
        cpf: '52998224725',
        email: null,
        matricula: holder,
        codigo_contrato: '00000012',
        ano_base: 2023,
        gerada_em: '2024-02-20',
        total_cents: 2_330,
        nomes_raros: null,
        forma_pedida: null,
        forma_nota: null,
      },
      await findPagos(t.db, holder, 2023),
      t.deps.config,
      'K7QD-2M9X-4TRA',
    ),
  );
  const texto = pdfText(papel).replaceAll(/\s+/gu, ' ');
  expect(texto).toContain('que Conceição Inventada, CPF 529.982.247-25, pagou');
});

it('has the same check code on the list and on the paper (PAP-6)', async () => {
  const { tipoDeclaracoes } = await post('listarDeclaracoes', { matricula: '1200' });
  const [{ declaracoes }] = tipoDeclaracoes as [{ declaracoes: { anoBase: number; codigo: string }[] }];
  const listed = declaracoes.find(({ anoBase }) => anoBase === 2025)?.codigo ?? '';
  expect(listed).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  const { data } = await post('declaracaoPdf', { matricula: '1200', idDeclaracao: '2025A' });
  expect(pdfText(Buffer.from(String(data), 'base64'))).toContain(`Código de conferência: ${listed}`);
});

it('lists the sum of what the paper prints, also when a payment counts for another year since it was made', async () => {
  const totalDe = async (): Promise<unknown> => {
    const { tipoDeclaracoes } = await post('listarDeclaracoes', { matricula: '1200' });
    const [{ declaracoes }] = tipoDeclaracoes as [{ declaracoes: { anoBase: number; total: string }[] }];
    return declaracoes.find(({ anoBase }) => anoBase === 2025)?.total;
  };
  const pagoEm = (dia: string) =>
    t.db.updateTable('titulo').set({ pago_em: dia }).where('fatura_numero', '=', 'F2').execute();
  await pagoEm('2024-12-31');
  expect(await totalDe()).toBe('500,00');
  const { data } = await post('declaracaoPdf', { matricula: '1200', idDeclaracao: '2025A' });
  expect(pdfText(Buffer.from(String(data), 'base64'))).toContain('Total pago em 2025: R$ 500,00');
  await pagoEm('2025-01-31');
  expect(await totalDe()).toBe('890,00');
});

it('sends what the server makes, once, and nothing that comes from outside (COB-14)', async () => {
  const { data } = await post('declaracaoPdf', { matricula: '1200', idDeclaracao: '2025A' });
  expect(Buffer.from(String(data), 'base64').toString('latin1')).toMatch(/^%PDF/);
  const asked = { matricula: '1200', email: 'a@example.org', arquivo: data };
  expect(await post('enviaImpostoRenda', asked)).toMatchObject({
    status: true,
    message: 'Declaração enviada com sucesso!',
  });
  expect(
    await post('enviaImpostoRenda', { ...asked, arquivo: undefined, idDeclaracao: '2025A' }),
  ).toMatchObject({ isRepetido: true });
  const foreign = Buffer.from('%PDF-1.7 outro').toString('base64');
  expect(await post('enviaImpostoRenda', { ...asked, arquivo: foreign })).toMatchObject({ code: 422 });
  expect(t.sent).toHaveLength(1);
  expect(t.sent[0]?.attachments).toMatchObject([
    { filename: expect.stringMatching(/^declaracao-ir-2025-[a-z-]+\.pdf$/) },
  ]);
});

it('travels locked with the first five digits of the CPF of the holder, which the message does not tell', async () => {
  t.sent.length = 0;
  await post('enviaImpostoRenda', { matricula: '1201', email: 'b@example.org', idDeclaracao: '2025A' });
  const [message] = t.sent;
  const file = message?.attachments?.[0]?.content ?? new Uint8Array();
  expect(pdfText(file, '52998')).toContain('Conceição Inventada');
  expect(() => pdfText(file)).toThrow();
  expect(() => pdfText(file, '00000')).toThrow();
  expect(message?.text).toContain('os 5 primeiros dígitos do CPF do titular');
  expect(message?.text).not.toContain('52998');
});

it('is listed among what left with its year and holder, whether a row names it or year and matrícula (COB-26)', async () => {
  await post('enviaImpostoRenda', {
    matricula: '1200',
    email: 'd@example.org',
    idDeclaracao: `2024${holder}`,
  });
  const gerente = await t.tokenFor({ modules: ['cobranca'] });
  const reply = await t.staff.inject({
    url: '/api/v1/cobranca/getDocumentosEnviados/01_11_2026/30_11_2026',
    headers: { authorization: gerente },
  });
  const sent = reply.json<{ email: string; referencia: string; matricula: string }[]>();
  const of = (email: string) => sent.find((each) => each.email === email);
  expect(of('b@example.org')).toMatchObject({ referencia: '2025', matricula: holder });
  expect(of('d@example.org')).toMatchObject({ referencia: '2024', matricula: holder });
});

it('is kept as a file locked as the mailed one, and not at all without a CPF (COB-9)', async () => {
  const asked = { matricula: '1200', idDeclaracao: '2025A', protegida: true };
  const { data } = await post('declaracaoPdf', asked);
  const file = Buffer.from(String(data), 'base64');
  expect(pdfText(file, '52998')).toContain('Conceição Inventada');
  expect(() => pdfText(file)).toThrow();
  const semCpf = { ...asked, matricula: '1300', idDeclaracao: '20250000001300' };
  expect(await post('declaracaoPdf', semCpf)).toMatchObject({ code: 422 });
});

it('does not travel at all when its holder has no CPF to lock it with', async () => {
  t.sent.length = 0;
  const asked = { matricula: '1300', email: 'c@example.org', idDeclaracao: '20250000001300' };
  expect(await post('enviaImpostoRenda', asked)).toMatchObject({
    code: 422,
    message: expect.stringContaining('sem CPF no cadastro'),
  });
  expect(t.sent).toEqual([]);
});

it('of another contract is not found', async () => {
  expect(await post('declaracaoPdf', { matricula: '1300', idDeclaracao: '2025A' })).toMatchObject({
    code: 404,
  });
});
