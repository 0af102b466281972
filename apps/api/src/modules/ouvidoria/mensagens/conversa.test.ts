import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bitsOf,
  call,
  fileByApi,
  lookUpByApi,
  newPlace,
  openOuvidoria,
  paid,
  type TestOuvidoria,
} from '../testKit.ts';

let kit: TestOuvidoria;
let token: string;
const asStaff = () => ({ headers: { authorization: token } });

beforeAll(async () => {
  kit = await openOuvidoria();
  token = await kit.t.tokenFor({ login: 'helena', nome: 'Helena Prates', modules: ['ouvidoria'] });
});
afterAll(() => kit.close());

const followed = async (receipt: { protocolo: string; chave: string }) => {
  const [report] = (await lookUpByApi(kit.portal, receipt)).json<
    { ACOMPANHAMENTO: string; MENSAGENS: Mensagem[] }[]
  >();
  if (!report) throw new Error('not found');
  return report;
};
const write = (acompanhamento: string, mensagem: string) =>
  paid(kit.portal, 'getDenuncia', { acompanhamento, mensagem }, { method: 'PUT' });
const answer = (protocolo: string, mensagem: string) =>
  call(kit.staff, 'inserirMensagem', { protocolo, mensagem }, asStaff());
const ofStaff = async (protocolo: string) =>
  (await call(kit.staff, 'getMensagens', { protocolo }, asStaff())).json<Mensagem[]>();
const act = (protocolo: string, descricaoAcao: string, status: 'A' | 'E') =>
  call(kit.staff, 'inserirNovaAcao', { protocolo, descricaoAcao, status }, asStaff());
const listed = async () => (await call(kit.staff, 'getDenuncias', {}, asStaff())).json<DenunciaDaEquipe[]>();
const found = async (protocolo: string) =>
  (await listed()).find((report) => report.OUV_PROTOCOLO === protocolo);

test('messages go both ways, and the reporter never reads who of the staff wrote', async () => {
  const receipt = await fileByApi(kit.portal);
  expect((await answer(receipt.protocolo, 'Em que setor foi?')).json()).toEqual({
    message: 'Mensagem enviada com sucesso!',
  });
  const { ACOMPANHAMENTO, MENSAGENS } = await followed(receipt);
  const asked = { ME_CODIGO: '1', ME_DE: 'equipe', ME_EM: '21/11/2026', ME_TEXTO: 'Em que setor foi?' };
  expect(MENSAGENS).toEqual([asked]);
  const told = {
    ME_CODIGO: '2',
    ME_DE: 'denunciante',
    ME_EM: '21/11/2026',
    ME_TEXTO: 'No\nfaturamento.',
  };
  expect((await write(ACOMPANHAMENTO, ' No\nfaturamento. ')).json()).toEqual([asked, told]);
  expect(await ofStaff(receipt.protocolo)).toEqual([
    { ...asked, ME_FUNCIONARIO: 'Helena Prates' },
    { ...told, ME_FUNCIONARIO: null },
  ]);
  expect((await followed(receipt)).MENSAGENS).toEqual([asked, told]);
});

test('a message sent twice is one message, and the same words later are another', async () => {
  const receipt = await fileByApi(kit.portal);
  const { ACOMPANHAMENTO } = await followed(receipt);
  const twice = await Promise.all([write(ACOMPANHAMENTO, 'Sim.'), write(ACOMPANHAMENTO, 'Sim.')]);
  expect(twice.map((reply) => reply.json<Mensagem[]>().length)).toEqual([1, 1]);
  await answer(receipt.protocolo, 'Foi de novo?');
  await answer(receipt.protocolo, 'Foi de novo?');
  await write(ACOMPANHAMENTO, 'Sim.');
  expect((await ofStaff(receipt.protocolo)).map(({ ME_TEXTO }) => ME_TEXTO)).toEqual([
    'Sim.',
    'Foi de novo?',
    'Sim.',
  ]);
});

test.each([
  ['blank', '  ', 'Escreva a mensagem.'],
  ['too long', 'x'.repeat(4_001), 'no máximo 4.000 caracteres'],
])('a message that is %s is refused on both sides', async (_what, mensagem, text) => {
  const receipt = await fileByApi(kit.portal);
  const { ACOMPANHAMENTO } = await followed(receipt);
  for (const reply of [await write(ACOMPANHAMENTO, mensagem), await answer(receipt.protocolo, mensagem)])
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining(text),
    ]);
  expect(await ofStaff(receipt.protocolo)).toEqual([]);
});

test('only an open follow-up writes: not an ended one, not an invented one, and never on another report', async () => {
  const receipt = await fileByApi(kit.portal);
  const { ACOMPANHAMENTO } = await followed(receipt);
  await call(kit.portal, 'getDenuncia', { acompanhamento: ACOMPANHAMENTO }, { method: 'DELETE' });
  for (const gone of [ACOMPANHAMENTO, 'x'.repeat(43), '']) {
    const reply = await write(gone, 'Oi.');
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('A mensagem não foi enviada'),
    ]);
  }
  expect(await ofStaff(receipt.protocolo)).toEqual([]);
  expect((await answer('99999999', 'Oi.')).statusCode).toBe(404);
  expect(await ofStaff('99999999')).toEqual([]);
});

test('a message costs a proof of work of its own, more after many, and none is refused', async () => {
  const receipt = await fileByApi(kit.portal);
  const { ACOMPANHAMENTO: acompanhamento } = await followed(receipt);
  const place = { remoteAddress: newPlace(), method: 'PUT' } as const;
  const bits = () => bitsOf(kit.portal, 'getDenuncia', { acompanhamento, mensagem: 'Oi.' }, place);
  expect(await bits()).toBe(2);
  expect(await ofStaff(receipt.protocolo)).toEqual([]);
  const statuses = new Set<number>();
  for (let count = 1; count <= 20; count += 1) {
    const body = { acompanhamento, mensagem: `Mensagem ${count}` };
    statuses.add((await paid(kit.portal, 'getDenuncia', body, place)).statusCode);
  }
  expect(statuses).toEqual(new Set([200]));
  expect(await bits()).toBe(5);
  expect(await ofStaff(receipt.protocolo)).toHaveLength(20);
});

test('the staff is told of a message as of a report, at the next fixed hour', async () => {
  const receipt = await fileByApi(kit.portal);
  const waiting = async () =>
    (
      await kit.deps.db
        .selectFrom('denuncia')
        .select('avisada')
        .where('protocolo', '=', receipt.protocolo)
        .executeTakeFirstOrThrow()
    ).avisada;
  await kit.deps.db.updateTable('denuncia').set({ avisada: true }).execute();
  await answer(receipt.protocolo, 'Em que setor foi?');
  expect(await waiting()).toBe(true);
  await write((await followed(receipt)).ACOMPANHAMENTO, 'No faturamento.');
  expect(await waiting()).toBe(false);
});

test('who read a conversation or wrote in it is written down', async () => {
  const { protocolo } = await fileByApi(kit.portal);
  await answer(protocolo, 'Em que setor foi?');
  await ofStaff(protocolo);
  const seen = await kit.deps.db
    .selectFrom('denuncia_acesso')
    .innerJoin('denuncia', 'denuncia.id', 'denuncia_acesso.denuncia_id')
    .select(['login', 'motivo'])
    .where('protocolo', '=', protocolo)
    .orderBy('denuncia_acesso.id')
    .execute();
  expect(seen).toEqual([
    { login: 'USU_helena', motivo: 'nova-mensagem' },
    { login: 'USU_helena', motivo: 'mensagens' },
  ]);
});

test('a report passes from deadline to deadline, and a message of the reporter is owed an answer', async () => {
  const receipt = await fileByApi(kit.portal, { detalhamento: 'Gritos.' });
  const { protocolo } = receipt;
  const due = async () => {
    const report = await found(protocolo);
    return [report?.OUV_VENCE, report?.OUV_VENCE_EM, report?.OUV_DIAS];
  };
  expect(await found(protocolo)).toMatchObject({
    OUV_REGISTRADA_EM: '21/11/2026',
    OUV_PRAZO_ANALISE: '28/11/2026',
    OUV_PRAZO_RESPOSTA: '01/12/2026',
    OUV_PRAZO_CONCLUSAO: '05/01/2027',
  });
  expect(await due()).toEqual(['analise', '28/11/2026', 7]);
  await act(protocolo, 'Recebida.', 'A');
  expect(await due()).toEqual(['resposta', '01/12/2026', 10]);
  await answer(protocolo, 'Em que setor foi?');
  expect(await due()).toEqual(['conclusao', '05/01/2027', 45]);
  await write((await followed(receipt)).ACOMPANHAMENTO, 'No faturamento.');
  expect(await due()).toEqual(['mensagem', '01/12/2026', 10]);
  await answer(protocolo, 'Obrigada.');
  expect(await due()).toEqual(['conclusao', '05/01/2027', 45]);
  await act(protocolo, 'Apurada.', 'E');
  expect(await due()).toEqual([null, null, null]);
});

test('the list begins with what is due first and ends with what owes nothing', async () => {
  await kit.deps.db.deleteFrom('denuncia').execute();
  const [fresh, late, closed] = [
    await fileByApi(kit.portal, { detalhamento: 'Nova.' }),
    await fileByApi(kit.portal, { detalhamento: 'Atrasada.' }),
    await fileByApi(kit.portal),
  ];
  await act(closed.protocolo, 'Apurada.', 'E');
  await kit.deps.db
    .updateTable('denuncia')
    .set({ registrada_em: '2026-11-02' })
    .where('protocolo', '=', late.protocolo)
    .execute();
  expect((await listed()).map(({ OUV_PROTOCOLO, OUV_DIAS }) => [OUV_PROTOCOLO, OUV_DIAS])).toEqual([
    [late.protocolo, -12],
    [fresh.protocolo, 7],
    [closed.protocolo, null],
  ]);
});
