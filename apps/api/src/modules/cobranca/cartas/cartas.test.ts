import {
  type Carta,
  linhaDaCarta,
  type PdfDeCartas,
  seImprime,
} from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { readDay } from '@vidas/api-client/kinds/day.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import type { SituacaoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeForma } from '../../cadastro/fixtures/formaDePapel.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

/** Payers by the outcome of their December boleto; the first has the largest CEP. */
const pagadores = [
  { nome: 'Zélia Inventada', cep: '87060000', numero: '1' },
  { nome: 'Bruno Inventado', cep: '85811000', numero: '2' },
  { nome: 'Ana Inventada', cep: '85811000', numero: '3' },
  { nome: 'Sem Rua Inventado', cep: null, logradouro: null },
  { nome: 'Com E-mail Inventado', email: 'tem@example.org' },
  { nome: 'Recusado Inventado', email: 'Morto@example.org', cep: '87070000' },
  { nome: 'Sem CPF Inventado', cpf: null },
  { nome: 'Recebeu Por Outro Inventado' },
];
const cpfs = ['52998224725', '11144477735', '39053344705', '12345678909', '98765432100', '15350946056'];
const matricula = (index: number): string => `000000121${index}`;

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['cobranca'], nome: 'Ana Prado Lima' });
  await writeRegister(
    t.db,
    pagadores.map(({ nome, email = null, cpf }, index) => ({
      matricula: matricula(index),
      nome,
      cpf: cpf === null ? null : (cpfs[index] ?? '86288366757'),
      email,
    })),
  );
  for (const [index, { nome: _nome, email: _email, cpf: _cpf, ...endereco }] of pagadores.entries())
    await t.db
      .updateTable('pessoa')
      .set({ bairro: 'Centro', ...endereco })
      .where('id', '=', `p${matricula(index)}`)
      .execute();
  await writeBills(t.db, [
    ...pagadores.map((_, index) => ({
      numero: index + 1,
      tipo: 'I' as const,
      titular: matricula(index),
      vencimento: index === 1 ? '2026-12-20' : '2026-12-10',
      valorCents: 10_000 + index,
    })),
    { numero: 90, tipo: 'I', titular: matricula(0), vencimento: '2026-11-10', valorCents: 1 },
    {
      numero: 91,
      tipo: 'I',
      titular: matricula(0),
      vencimento: '2026-12-10',
      valorCents: 1,
      pagoEm: '2026-11-20',
    },
  ]);
  await t.db
    .insertInto('cobranca_envio')
    .values([
      {
        chave: 'boleto:OUTRO',
        destinatario: 'morto@example.org',
        situacao: 'FALHOU',
        login: 'ana',
        iniciado_em: '2026-11-01 10:00:00',
        enviado_em: null,
        recusado: true,
      },
      {
        chave: 'boleto:T8',
        destinatario: 'vizinha@example.org',
        situacao: 'ENVIADO',
        login: 'ana',
        iniciado_em: '2026-11-20 10:00:00',
        enviado_em: '2026-11-20 10:00:00',
      },
    ])
    .execute();
});
beforeEach(() => emptyTables(t.db, ['carta_impressa', 'carta_pedaco', 'carta_lote', 'tarefa']));
afterAll(() => t.close());

type Linha = Record<keyof Carta, string | null>;
const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<T>();
const post = (path: string, payload: object, app = t.staff) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization: token },
    payload,
  });
const lista = () => get<Linha[]>('getCartas/12_2026');
const estado = () => get<PdfDeCartas>('getPdfDeCartas/12_2026');
const cents = (wire: string | null): number => Number((wire ?? '').replaceAll(/\D/gu, ''));

/** The screen's request for its rows. */
const pedido = async ({ repetir = false, vencimento = null as string | null, frenteVerso = false } = {}) => ({
  competencia: '12/2026',
  vencimento,
  repetir,
  frenteVerso,
  confirmado: confirmadoDe(
    (await lista())
      .filter(({ situacao, vencimento: dia }) =>
        seImprime(
          { situacao: situacao as Carta['situacao'], vencimento: readDay(dia ?? '') ?? '' },
          { repetir, vencimento },
        ),
      )
      .map(({ titulo, nome, cep, valor }) =>
        linhaDaCarta({ titulo: titulo ?? '', nome: nome ?? '', cep, valor: cents(valor) }),
      ),
  ),
});
const ends = (situacao: SituacaoDaTarefa = 'CONCLUÍDA') =>
  vi.waitFor(
    async () => {
      const found = await estado();
      expect(found.tarefa?.situacao).toBe(situacao);
      return found;
    },
    { timeout: 60_000 },
  );
const gera = async (quais: Parameters<typeof pedido>[0] = {}) => {
  expect((await post('geraCartas', await pedido(quais))).statusCode).toBe(200);
  return (await ends()).arquivo;
};
const baixa = async ({ id, pedacos }: { id: string; pedacos: number }): Promise<Buffer> => {
  const all: Buffer[] = [];
  for (let ordem = 1; ordem <= pedacos; ordem += 1)
    all.push(
      Buffer.from((await get<{ conteudo: string }>(`getPedacoDeCartas/${id}/${ordem}`)).conteudo, 'base64'),
    );
  return Buffer.concat(all);
};
const quem = (pdf: Uint8Array): string[] =>
  pdfText(pdf)
    .split('\f')
    .flatMap((text) => /(\S+) Inventad[oa]\n/u.exec(text)?.[1] ?? (text.trim() === '' ? [] : '?'));

describe('boletos that go by post', () => {
  it('are those that no e-mail reaches, by CEP and name, each with what keeps it from being printed (PAP-8)', async () => {
    expect(await lista()).toMatchObject([
      { nome: 'Ana Inventada', cep: '85811000', porque: 'Sem e-mail', situacao: 'Por imprimir', paginas: 1 },
      { nome: 'Bruno Inventado', situacao: 'Por imprimir', vencimento: '20/12/2026' },
      {
        nome: 'Sem CPF Inventado',
        situacao: 'Sem boleto',
        motivo: 'O pagador está sem CPF/CNPJ no cadastro, e sem ele não há boleto.',
      },
      { nome: 'Zélia Inventada', situacao: 'Por imprimir', valor: '100,00', matricula: matricula(0) },
      { nome: 'Recusado Inventado', porque: 'E-mail recusado', situacao: 'Por imprimir' },
      {
        nome: 'Sem Rua Inventado',
        situacao: 'Endereço incompleto',
        motivo: 'Falta CEP e logradouro.',
      },
    ]);
  });

  it('are not printed late: the paper would hold on one day alone (PAP-8)', async () => {
    expect(await get('getCartas/11_2026')).toMatchObject([
      { nome: 'Zélia Inventada', situacao: 'Vencido', motivo: expect.stringContaining('só vale no dia') },
    ]);
  });

  it('come in one file in order of CEP, which is open, and then count as printed (PAP-8)', async () => {
    const arquivo = await gera();
    expect(arquivo).toMatchObject({
      cartas: 4,
      fora: 0,
      folhas: 4,
      valor: '400,08',
      usuario: 'Ana Prado Lima',
      vencimento: null,
    });
    const pdf = await baixa(arquivo!);
    expect(pdf.length).toBe(arquivo?.bytes);
    expect(quem(pdf)).toEqual(['Ana', 'Bruno', 'Zélia', 'Recusado']);
    expect((await lista()).map(({ situacao }) => situacao)).toEqual([
      'Impresso',
      'Impresso',
      'Sem boleto',
      'Impresso',
      'Impresso',
      'Endereço incompleto',
    ]);
    expect((await lista())[0]).toMatchObject({
      impressaEm: expect.stringMatching(/^21\/11\/2026/u),
      impressaPor: 'Ana Prado Lima',
    });
  });

  it('are left out once they were printed, and can be printed again (PAP-8)', async () => {
    expect(await gera({ vencimento: '2026-12-10' })).toMatchObject({ cartas: 3, vencimento: '10/12/2026' });
    expect(await gera()).toMatchObject({ cartas: 1, valor: '100,01' });
    const again = await gera({ repetir: true, frenteVerso: true });
    expect(again).toMatchObject({ cartas: 4, folhas: 4, frenteVerso: true });
    expect(quem(await baixa(again!))).toEqual(['Ana', 'Bruno', 'Zélia', 'Recusado']);
    expect((await post('geraCartas', await pedido())).json()).toMatchObject({
      tarefa: { usuario: 'Ana Prado Lima' },
    });
    expect((await ends('FALHOU')).tarefa?.motivo).toBe('Nenhum boleto há para imprimir.');
  });

  it('are those that were confirmed, or none (REL-46)', async () => {
    const asked = await pedido();
    const reply = await post('geraCartas', {
      ...asked,
      confirmado: { ...asked.confirmado, somaCents: 1 },
    });
    expect(reply.statusCode).toBe(409);
    expect((await estado()).arquivo).toBeNull();
  });

  it('are begun anew by the next server when one ends meanwhile, and nothing is printed twice or half (PAP-8)', async () => {
    const old = buildStaffApp(t.deps);
    await old.ready();
    await post('geraCartas', await pedido(), old);
    await old.close();
    const again = buildStaffApp(t.deps);
    await again.ready();
    const { arquivo } = await ends();
    await again.close();
    expect(quem(await baixa(arquivo!))).toEqual(['Ana', 'Bruno', 'Zélia', 'Recusado']);
    expect(await t.db.selectFrom('carta_lote').selectAll().execute()).toHaveLength(1);
    expect(await t.db.selectFrom('carta_impressa').selectAll().execute()).toHaveLength(4);
  });

  it('are kept for a week as a file, and known as printed for ever (PAP-8)', async () => {
    const { id } = (await gera({ vencimento: '2026-12-20' }))!;
    await t.db.updateTable('carta_lote').set({ pedido_em: '2026-11-12 09:00:00' }).execute();
    await gera();
    const reply = await get<{ message: string }>(`getPedacoDeCartas/${id}/1`);
    expect(reply.message).toBe('Este PDF já não está guardado: gere-o de novo, incluindo os já impressos.');
    expect((await lista()).filter(({ situacao }) => situacao === 'Impresso')).toHaveLength(4);
  });
});

it('leaves out a call, which then waits in its list, and a paper in large print (PAP-8, PAP-9)', async () => {
  await emptyTables(t.db, ['forma_de_papel', 'papel_por_telefone']);
  await writeForma(t.db, matricula(0), 'TELEFONE', 'à tarde');
  await writeForma(t.db, matricula(2), 'LETRA_GRANDE');
  const outras = (await lista()).filter(({ situacao }) => situacao === 'Outra forma');
  expect(outras).toMatchObject([
    { nome: 'Ana Inventada', motivo: expect.stringContaining('letra grande') },
    { nome: 'Zélia Inventada', motivo: 'Pediu por telefone: à tarde' },
  ]);
  expect(quem(await baixa((await gera())!))).toEqual(['Bruno', 'Recusado']);
  const deixados = await t.db.selectFrom('papel_por_telefone').selectAll().execute();
  expect(deixados).toMatchObject([
    { chave: 'boleto:T1', papel: 'Boleto com vencimento em 10/12/2026', matricula: matricula(0) },
  ]);
  await emptyTables(t.db, ['forma_de_papel', 'papel_por_telefone']);
});

it('an address that the mail server refuses is known from then on, until a message leaves for it (PAP-8)', async () => {
  const deliver = t.deps.mailer.send;
  t.deps.mailer.send = async () => {
    throw Object.assign(new Error('no'), { responseCode: 550 });
  };
  const app = buildStaffApp(t.deps);
  await app.ready();
  const envia = (reenviar: boolean) =>
    post(
      'enviaBoleto',
      {
        matricula: matricula(4),
        email: 'tem@example.org',
        name: 'x',
        nossoNumero: '31285570000000005',
        reenviar,
      },
      app,
    );
  expect((await envia(false)).statusCode).toBe(422);
  const quais = async () => (await lista()).map(({ nome }) => nome);
  expect(await quais()).toContain('Com E-mail Inventado');
  t.deps.mailer.send = deliver;
  expect((await envia(false)).statusCode).toBe(200);
  await app.close();
  expect(await quais()).not.toContain('Com E-mail Inventado');
});
