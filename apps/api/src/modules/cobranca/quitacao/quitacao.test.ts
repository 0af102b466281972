import type { ParteRecebida } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import {
  type EnvioDeDeclaracoes,
  esperaEnvio,
  linhaDaDeclaracao,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { Quitacao, QuitacaoDoAno } from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cpfOf } from '../../../demo/digits.ts';
import { glue } from '../../../documents/pdf/text.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeForma } from '../../cadastro/fixtures/formaDePapel.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, recebe, writeBills } from '../fixtures/bills.ts';

/**
 * Ana paid the year; Bia owes March and part of April; Cora paid from October and owes for 2024; Davi has no
 * CPF; Eva has invoices in 2024 alone.
 */
const [ana, bia, cora, davi, eva] = [
  '0000003000',
  '0000003100',
  '0000003200',
  '0000003300',
  '0000003400',
] as const;
const cpf = (index: number): string => cpfOf(529_982_247 + index);

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['cobranca'], login: 'ana', nome: 'Marina' });
  await writeRegister(t.db, [
    ...[ana, bia, cora, davi, eva].map((matricula, index) => ({
      matricula,
      nome: `${['Ana', 'Bia', 'Cora', 'Davi', 'Eva'][index]} Inventada`,
      cpf: matricula === davi ? null : cpf(index),
      email: `pessoa${index}@example.org`,
    })),
    { matricula: '0000003001', titular_matricula: ana, dependencia: 4 },
  ]);
  let numero = 0;
  const bill = (titular: string, vencimento: string, pagoEm?: string) => ({
    numero: (numero += 1),
    tipo: 'I' as const,
    titular,
    vencimento,
    valorCents: 10_000,
    ...(pagoEm === undefined ? {} : { pagoEm }),
  });
  const dias = Array.from({ length: 12 }, (_, n) => `2025-${String(n + 1).padStart(2, '0')}-10`);
  await writeBills(t.db, [
    ...dias.map((dia) => bill(ana, dia, dia)),
    ...dias.map((dia) => bill(bia, dia, /-0[34]-/u.test(dia) ? undefined : dia)),
    bill(cora, '2024-05-10'),
    ...dias.slice(9).map((dia) => bill(cora, dia, '2026-01-15')),
    bill(davi, '2025-02-10', '2025-02-10'),
    bill(eva, '2024-02-10', '2024-02-10'),
  ]);
  // Part of April: F16.
  await recebe(t.db, 'F16', 4_000, '2025-06-01');
});
afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<T>();
const post = async <T = Record<string, unknown>>(path: string, payload: object): Promise<T> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization: token },
    payload,
  });
  const body = reply.json<T>();
  return Array.isArray(body) ? body : { code: reply.statusCode, ...body };
};
type Wire<T> = Record<keyof T, string | null>;
const lista = () => get<Wire<QuitacaoDoAno>[]>('getQuitacoesDoAno/2025');
const deve = 'Deve março e abril de 2025: R$\u00A0160,00, sem multa e juros.';

it('is of who owes nothing of the year by the account; who owes is told the months and the amount (COB-33)', async () => {
  expect(await post('listarQuitacoes', { matricula: '3001' })).toMatchObject([
    {
      idDeclaracao: `2025${ana}`,
      nome: 'Ana Inventada',
      ano: 2025,
      meses: 'janeiro a dezembro',
      total: '1200,00',
      deve: '0,00',
      motivo: null,
      codigo: expect.stringMatching(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/u),
    },
  ]);
  expect(await post('listarQuitacoes', { matricula: bia })).toMatchObject([
    { ano: 2025, deve: '160,00', motivo: deve, codigo: null },
  ]);
  expect(await post('listarQuitacoes', { matricula: cora })).toMatchObject([
    { ano: 2025, meses: 'outubro a dezembro', deve: '0,00', motivo: null },
    { ano: 2024, meses: 'maio', deve: '100,00', motivo: expect.stringContaining('Deve maio de 2024') },
  ]);
  expect(await post('quitacaoPdf', { matricula: bia, ano: '2025' })).toMatchObject({
    code: 422,
    message: deve,
  });
  expect(await post('quitacaoPdf', { matricula: ana, ano: '2026' })).toMatchObject({ code: 422 });
  expect(await post('quitacaoPdf', { matricula: ana, ano: '2023' })).toMatchObject({ code: 404 });
});

it('is a locked paper with its invoices, the months, and the check code of the screen (PAP-7)', async () => {
  const paper = async (matricula: string, ano: string, senha: string) => {
    const { data } = await post<{ data: string }>('quitacaoPdf', { matricula, ano });
    const file = Buffer.from(data, 'base64');
    expect(() => pdfText(file)).toThrow();
    return pdfText(file, senha).replaceAll(/\s+/gu, ' ');
  };
  const [listed] = await post<Wire<Quitacao>[]>('listarQuitacoes', { matricula: ana });
  const daAna = await paper(ana, '2025', cpf(0).slice(0, 5));
  expect(daAna).toContain(`Código de conferência: ${listed?.codigo}`);
  expect(daAna).toContain('10/12/2025 dezembro de 2025 100,00 10/12/2025');
  expect(daAna).toContain('débitos de 2025 e dos anos anteriores.');
  const daCora = await paper(cora, '2025', cpf(2).slice(0, 5));
  expect(daCora).toContain('Meses quitados: outubro a dezembro de 2025. Nos outros meses');
  // The discharge excludes her debt of 2024.
  expect(daCora).toContain('Não alcança o que ainda está em aberto de anos anteriores.');
  expect(await post('quitacaoPdf', { matricula: davi, ano: '2025' })).toMatchObject({
    code: 422,
    message: expect.stringContaining('sem CPF'),
  });
});

it('lists all of the year, with who owes and who has no CPF (COB-33)', async () => {
  expect(await lista()).toMatchObject([
    { nome: 'Ana Inventada', envio: 'Por enviar', total: '1200,00', meses: 'janeiro a dezembro' },
    { nome: 'Bia Inventada', envio: 'Em débito', motivo: deve, deve: '160,00' },
    { nome: 'Cora Inventada', envio: 'Por enviar', meses: 'outubro a dezembro' },
    { nome: 'Davi Inventada', envio: 'Sem CPF' },
  ]);
});

it('goes to one payer once, with its own words, and is among what left (COB-33, COB-26)', async () => {
  const asked = { matricula: ana, ano: '2025', email: 'pessoa0@example.org' };
  expect(await post('enviaQuitacao', { ...asked, matricula: bia })).toMatchObject({
    code: 422,
    message: deve,
  });
  expect(await post('enviaQuitacao', asked)).toMatchObject({ message: 'Quitação enviada com sucesso!' });
  expect(await post('enviaQuitacao', asked)).toMatchObject({ isRepetido: true });
  expect(t.sent).toHaveLength(1);
  const [message] = t.sent;
  expect(message?.subject).toMatch(/^Quitação anual de débitos 2025 - /u);
  expect(message?.text).toContain('Nada falta pagar do plano de saúde do que venceu em 2025.');
  expect(message?.text).toContain('Meses quitados: janeiro a dezembro de 2025');
  expect(message?.attachments?.[0]?.filename).toMatch(/^quitacao-anual-2025[a-z-]*\.pdf$/u);
  expect(pdfText(message?.attachments?.[0]?.content ?? new Uint8Array(), cpf(0).slice(0, 5))).toContain(
    'Ana Inventada',
  );
  expect(await get('getDocumentosEnviados/01_11_2026/30_11_2026')).toMatchObject([
    { documento: 'Quitação anual de débitos', matricula: ana, nome: 'Ana Inventada', referencia: '2025' },
  ]);
});

it('goes to all others of the year that owe nothing, just those that were confirmed (COB-33, REL-46)', async () => {
  t.sent.length = 0;
  const rows = await lista();
  const confirmado = confirmadoDe(
    rows
      .filter(({ envio }) => esperaEnvio({ envio: envio as QuitacaoDoAno['envio'] }))
      .map(({ idDeclaracao, cpf: doTitular, email, total }) =>
        linhaDaDeclaracao({
          idDeclaracao: idDeclaracao ?? '',
          cpf: doTitular,
          email,
          total: Number((total ?? '').replaceAll(/\D/gu, '')),
        }),
      ),
  );
  const wrong = { ...confirmado, quantidade: 9 };
  expect(await post('enviaQuitacoes', { ano: '2025', confirmado: wrong })).toMatchObject({ code: 409 });
  await post('enviaQuitacoes', { ano: '2025', confirmado });
  await vi.waitFor(
    async () => {
      const envio = await get<EnvioDeDeclaracoes>('getEnvioDeQuitacoes/2025');
      expect(envio).toMatchObject({ tarefa: { situacao: 'CONCLUÍDA' }, enviados: 1, semCpf: 1 });
    },
    { timeout: 60_000 },
  );
  expect(t.sent.map(({ to }) => to)).toEqual(['pessoa2@example.org']);
  expect((await lista()).map(({ envio }) => envio)).toEqual(['Enviada', 'Em débito', 'Enviada', 'Sem CPF']);
  // The sendings of declarations are separate.
  expect(await get('getEnvioDeDeclaracoes/2025')).toMatchObject({ tarefa: null, enviados: 0 });
});

it('is downloaded with the others, never of who owes (COB-32, COB-33)', async () => {
  const pedido = { papel: 'QUITACAO', ano: '2025' };
  expect(await post('comecaBaixa', { ...pedido, quais: 'FALTAM' })).toMatchObject({ quantas: 1 });
  const { id } = await post<{ id: string }>('comecaBaixa', { ...pedido, quais: 'TODAS' });
  // A payment is reversed during the sending.
  await t.db
    .updateTable('titulo')
    .set({ pago_em: null, valor_pago_cents: null })
    .where('numero', '=', 'T1')
    .execute();
  const { arquivos, deFora } = await post<ParteRecebida>('parteDaBaixa', { id, depois: 0 });
  expect(arquivos.map(({ nomeArquivo }) => nomeArquivo)).toEqual(['quitacao-anual-2025-cora-inventada.pdf']);
  expect(deFora).toMatchObject([
    { titular: 'Ana Inventada', motivo: expect.stringContaining('Deve janeiro de 2025') },
    { titular: 'Davi Inventada', motivo: expect.stringContaining('sem CPF') },
  ]);
  expect(await post('terminaBaixa', { id })).toMatchObject({ baixadas: 1, deFora: 2 });
  const [, , daCora] = await lista();
  expect(daCora).toMatchObject({ baixadaPor: 'Marina', totalBaixado: '300,00' });
});

it('obeys the wish of its holder: large print, plain text, a call (PAP-9)', async () => {
  t.sent.length = 0;
  const pede = async (forma: FormaDePapel, nota = ''): Promise<void> => {
    await emptyTables(t.db, ['forma_de_papel']);
    await writeForma(t.db, cora, forma, nota);
  };
  const paginas = async (): Promise<string> => {
    const { data } = await post<{ data: string }>('quitacaoPdf', { matricula: cora, ano: '2025' });
    return pdfText(Buffer.from(data, 'base64'), cpf(2).slice(0, 5));
  };
  expect(await paginas()).not.toContain('página 2 de');
  await pede('LETRA_GRANDE');
  expect(await paginas()).toContain('página 2 de');

  await pede('TEXTO');
  const asked = { matricula: cora, ano: '2025', email: 'pessoa2@example.org', reenviar: true };
  expect(await post('enviaQuitacao', asked)).toMatchObject({ message: 'Quitação enviada com sucesso!' });
  const [message] = t.sent;
  expect(message).not.toHaveProperty('attachments');
  expect(message?.text.replaceAll(glue, ' ')).toContain(
    'Vencimento 10/10/2025, outubro de 2025: R$ 100,00, quitada em 15/01/2026',
  );

  await pede('TELEFONE', 'à tarde');
  const [, , daCora] = await lista();
  expect(daCora).toMatchObject({ formaPedida: 'Por telefone: à tarde' });
  const { id } = await post<{ id: string }>('comecaBaixa', {
    papel: 'QUITACAO',
    ano: '2025',
    quais: 'TODAS',
  });
  const { deFora } = await post<ParteRecebida>('parteDaBaixa', { id, depois: 0 });
  expect(deFora).toContainEqual(expect.objectContaining({ motivo: 'Pediu por telefone: à tarde' }));
});
