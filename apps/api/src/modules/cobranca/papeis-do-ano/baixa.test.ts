import type { ParteRecebida } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { cpfOf } from '../../../demo/digits.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, recebe, writeBills } from '../fixtures/bills.ts';

const matricula = (index: number): string => `00000${String(2000 + index)}0`;
/** More than one part; the third holder has no CPF, and two share a name. */
const titulares = Array.from({ length: 25 }, (_, index) => ({
  matricula: matricula(index),
  nome: index < 2 ? 'Ana Inventada' : `Pessoa ${String.fromCharCode(65 + index)} Inventada`,
  cpf: index === 2 ? null : cpfOf(529_982_247 + index),
}));

let t: TestServer;
let token: string;
let outra: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['cobranca'], login: 'ana', nome: 'Ana' });
  outra = await t.tokenFor({ modules: ['cobranca'], login: 'bia', nome: 'Bia' });
  await writeRegister(t.db, titulares);
  await writeBills(
    t.db,
    titulares.map((_, index) => ({
      numero: index + 1,
      tipo: 'I' as const,
      titular: matricula(index),
      vencimento: '2025-06-10',
      valorCents: 10_000,
      pagoEm: '2025-06-10',
    })),
  );
});
afterAll(() => t.close());

const post = async <T = Record<string, unknown>>(
  path: string,
  payload: object,
  authorization = token,
): Promise<T & { code: number; message?: string }> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization },
    payload,
  });
  return { code: reply.statusCode, ...reply.json<T>() };
};
const comeca = (quais: 'FALTAM' | 'TODAS', quem = token) =>
  post<{ id: string; quantas: number }>('comecaBaixa', { papel: 'DECLARACAO', ano: '2025', quais }, quem);
const parte = (id: string, depois: number, quem = token) =>
  post<ParteRecebida>('parteDaBaixa', { id, depois }, quem);
const termina = (id: string, quem = token) =>
  post<{ baixadas: number; deFora: number }>('terminaBaixa', { id }, quem);
const todas = async (id: string): Promise<ParteRecebida> => {
  const all: ParteRecebida = { arquivos: [], deFora: [], proxima: 0 };
  while (all.proxima !== null) {
    const { arquivos, deFora, proxima } = await parte(id, all.proxima);
    all.arquivos.push(...arquivos);
    all.deFora.push(...deFora);
    all.proxima = proxima;
  }
  return all;
};
const lista = async (): Promise<Record<string, string | null>[]> =>
  (
    await t.staff.inject({
      url: '/api/v1/cobranca/getDeclaracoesDoAno/2025',
      headers: { authorization: token },
    })
  ).json();

it('gives every declaration locked as a mailed one, under names without a number, and who was left out and why (COB-32)', async () => {
  const { id, quantas } = await comeca('FALTAM');
  expect(quantas).toBe(25);
  const { arquivos, deFora } = await todas(id);
  expect(arquivos).toHaveLength(24);
  expect(deFora).toEqual([
    { matricula: matricula(2), titular: 'Pessoa C Inventada', motivo: expect.stringContaining('sem CPF') },
  ]);
  const nomes = arquivos.map(({ nomeArquivo }) => nomeArquivo);
  expect(nomes.slice(0, 3)).toEqual([
    'declaracao-ir-2025-ana-inventada.pdf',
    'declaracao-ir-2025-ana-inventada-2.pdf',
    'declaracao-ir-2025-pessoa-d-inventada.pdf',
  ]);
  expect(new Set(nomes).size).toBe(nomes.length);
  const file = Buffer.from(arquivos[0]?.conteudo ?? '', 'base64');
  expect(pdfText(file, '52998')).toContain('Ana Inventada');
  expect(() => pdfText(file)).toThrow();
});

it('counts nothing as downloaded before it came whole, and lets the person begin again (COB-32)', async () => {
  expect((await lista()).every(({ baixadaEm }) => baixadaEm === null)).toBe(true);
  const { id } = await comeca('FALTAM');
  await parte(id, 0);
  expect(await termina(id)).toMatchObject({ code: 409, message: 'Ainda há papéis por baixar.' });
  const again = await comeca('FALTAM');
  expect(again.quantas).toBe(25);
  expect(await parte(id, 20)).toMatchObject({
    code: 409,
    message: 'Estes papéis começaram a ser baixados de novo noutro lugar.',
  });
  await todas(again.id);
  expect(await termina(again.id)).toMatchObject({ code: 200, baixadas: 24, deFora: 1 });
  // A lost answer can be requested again.
  expect(await termina(again.id)).toMatchObject({ code: 200, baixadas: 24, deFora: 1 });
});

it('says when and by whom each was downloaded, and what changed since (COB-32)', async () => {
  await recebe(t.db, 'F1', -2_500, '2025-12-30');
  const [first, , third] = await lista();
  expect(first).toMatchObject({
    baixadaPor: 'Ana',
    total: '75,00',
    totalBaixado: '100,00',
    envio: expect.any(String),
  });
  expect(first?.['baixadaEm']).toMatch(/^21\/11\/2026/u);
  expect(third).toMatchObject({ nome: 'Pessoa C Inventada', baixadaEm: null, baixadaPor: null });
});

it('downloads what left already only where all are asked for, also what was mailed (COB-32)', async () => {
  expect((await comeca('FALTAM')).quantas).toBe(1);
  await t.db
    .updateTable('pessoa')
    .set({ cpf: cpfOf(529_982_249) })
    .where('id', '=', `p${matricula(2)}`)
    .execute();
  await post('enviaImpostoRenda', {
    matricula: matricula(2),
    email: 'c@example.org',
    idDeclaracao: `2025${matricula(2)}`,
  });
  expect(await comeca('FALTAM')).toMatchObject({ code: 422, message: 'Não há o que baixar.' });
  const { id, quantas } = await comeca('TODAS');
  expect(quantas).toBe(25);
  expect(await todas(id)).toMatchObject({ deFora: [] });
  await termina(id);
});

it('is downloaded by one person at a time, until nobody goes on with it for two minutes (COB-32)', async () => {
  const { id } = await comeca('TODAS');
  expect(await comeca('TODAS', outra)).toMatchObject({
    code: 409,
    message: 'Ana está baixando estes papéis desde 09:00. Aguarde um instante.',
  });
  expect(await parte(id, 0, outra)).toMatchObject({ code: 404 });
  expect(await termina(id, outra)).toMatchObject({ code: 404 });
  await t.db
    .updateTable('papel_baixa')
    .set({ vista_em: '2026-11-21T08:57:00' })
    .where('situacao', '=', 'ABERTA')
    .execute();
  expect(await comeca('TODAS', outra)).toMatchObject({ code: 200, quantas: 25 });
});

it('goes on on another server, or after a restart, with the part that is asked for (COB-32)', async () => {
  const { id } = await comeca('TODAS', outra);
  const { proxima } = await parte(id, 0, outra);
  const restarted = buildStaffApp(t.deps);
  await restarted.ready();
  const rest = await restarted.inject({
    method: 'POST',
    url: '/api/v1/cobranca/parteDaBaixa',
    headers: { authorization: outra },
    payload: { id, depois: proxima },
  });
  await restarted.close();
  expect(rest.json<ParteRecebida>()).toMatchObject({ arquivos: { length: 5 }, proxima: null });
  expect(await termina(id, outra)).toMatchObject({ code: 200, baixadas: 25 });
});

it('leaves out a declaration that there is no more, and goes on with the rest (COB-32)', async () => {
  const { id } = await comeca('TODAS', outra);
  await recebe(t.db, 'F2', -10_000, '2025-12-30');
  const { arquivos, deFora } = await parte(id, 0, outra);
  expect(arquivos).toHaveLength(19);
  expect(deFora).toEqual([
    {
      matricula: matricula(1),
      titular: 'Ana Inventada',
      motivo: 'Já não há o que declarar deste titular neste ano.',
    },
  ]);
});

it('refuses a year that has not ended, and a part that is none', async () => {
  const pedido = { papel: 'DECLARACAO', quais: 'TODAS' };
  expect(await post('comecaBaixa', { ...pedido, ano: '2026' })).toMatchObject({ code: 422 });
  expect(await post('comecaBaixa', { ...pedido, ano: '2025', papel: 'BOLETO' })).toMatchObject({
    code: 400,
    message: expect.stringContaining('o papel é DECLARACAO ou QUITACAO'),
  });
  expect((await parte('1', -1)).code).toBe(400);
  expect((await parte('999999', 0)).code).toBe(404);
});
