import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { findPagos } from './impostoDeRenda.sql.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

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
      valorCents: 40_000,
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
  ]);
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
  await t.db
    .insertInto('declaracao_ir')
    .values(
      (
        [
          ['2025A', holder, 89_000],
          ['2025B', '0000001300', 0],
        ] as const
      ).map(([id, titular_matricula, total_cents]) => ({
        id,
        titular_matricula,
        ano_base: 2025,
        codigo_contrato: titular_matricula.slice(0, 8),
        gerada_em: '2026-02-20',
        total_cents,
      })),
    )
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

it('lists the declarations of the contract, a dependent’s matrícula too', async () => {
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

it('counts by the day of payment, person by person', async () => {
  expect(await findPagos(t.db, holder, 2025)).toMatchObject([
    { matricula: holder, mes: 1, cents: 79_000 },
    { matricula: '0000001201', mes: 1, cents: 10_000 },
  ]);
});

it('lists the sum of what the paper prints, also when a payment counts for another year since it was made', async () => {
  const totalDe = async (): Promise<unknown> =>
    (await post('listarDeclaracoes', { matricula: '1200' }))['tipoDeclaracoes'];
  const pagoEm = (dia: string) =>
    t.db.updateTable('titulo').set({ pago_em: dia }).where('fatura_numero', '=', 'F2').execute();
  await pagoEm('2024-12-31');
  expect(await totalDe()).toMatchObject([{ declaracoes: [{ total: '500,00' }] }]);
  const { data } = await post('declaracaoPdf', { matricula: '1200', idDeclaracao: '2025A' });
  expect(pdfText(Buffer.from(String(data), 'base64'))).toContain('Total pago em 2025: R$ 500,00');
  await pagoEm('2025-01-31');
  expect(await totalDe()).toMatchObject([{ declaracoes: [{ total: '890,00' }] }]);
});

it('sends what the server makes, once, and nothing that comes from outside', async () => {
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
  expect(t.sent[0]?.attachments).toMatchObject([{ filename: 'declaracao-ir-2025.pdf' }]);
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

it('does not travel at all when its holder has no CPF to lock it with', async () => {
  t.sent.length = 0;
  const asked = { matricula: '1300', email: 'c@example.org', idDeclaracao: '2025B' };
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
