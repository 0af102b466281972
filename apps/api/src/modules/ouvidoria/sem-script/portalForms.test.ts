import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { askAgain, handleForm, type PortalForm, type PortalPage } from './portalForms.ts';
import { call, fileByApi, startOuvidoria, type TestOuvidoria } from '../testKit.ts';

let t: TestServer;
let kit: TestOuvidoria;
beforeAll(async () => {
  t = await testServer();
});
beforeEach(async () => {
  await t.db.deleteFrom('denuncia').execute();
  kit = await startOuvidoria(t, { ombudsmanPhone: '0800 000 0000' });
});
afterEach(() => kit.close());
afterAll(() => t.close());

let sources = 0;
const send = (form: Omit<PortalForm, 'source'> & { source?: string }) =>
  handleForm(kit.deps, { source: `origem ${(sources += 1)}`, fetchSite: 'same-origin', ...form });
const identities = () => kit.deps.db.selectFrom('denuncia_identidade').selectAll().execute();

test('a report sent without JavaScript gets its receipt', async () => {
  const answer = await send({
    route: 'denuncia/nonanon',
    fields: { nome: 'Rita Sá', tipo: '42', detalhamento: 'Gritos.' },
  });
  expect(answer).toEqual({
    status: 200,
    page: {
      route: 'denuncia/nonanon',
      state: {
        receipt: {
          protocolo: expect.stringMatching(/^\d{8}$/),
          chave: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
          prazos: { analise: '2026-11-28', resposta: '2026-12-01' },
        },
      },
    },
  });
  expect(await identities()).toHaveLength(1);
});

test('the anonymous form keeps no identity even when one is sent', async () => {
  const fields = { nome: 'Rita Sá', email: 'rita@exemplo.com.br', local: 'Centro', detalhamento: 'x' };
  const { page } = await send({ route: 'denuncia/anon', fields });
  expect(await identities()).toEqual([]);
  const { protocolo = '', chave = '' } = page.state.receipt ?? {};
  const followed = await send({ route: 'acompanhamento', fields: { protocolo, chave } });
  expect(followed.page.state.followUp).toMatchObject({
    report: { OUV_NOME: null, OUV_EMAIL: null, OUV_LOCAL: null, OUV_DETALHAMENTO: 'x' },
  });
});

test('OUV-3: a blank form is asked about, and is a report when it is sent again', async () => {
  const fields = { detalhamento: ' ', nome: '' };
  const asked = await send({ route: 'denuncia/anon', fields });
  expect(asked).toMatchObject({ status: 200, page: { state: { form: { isBlankAsked: true } } } });
  expect(await kit.deps.db.selectFrom('denuncia').selectAll().execute()).toEqual([]);
  const sent = await send({ route: 'denuncia/anon', fields: { ...fields, emBranco: 'sim' } });
  expect(sent.page.state.receipt?.protocolo).toMatch(/^\d{8}$/);
});

test('what cannot be accepted comes back as it was typed, with the reason beside each field', async () => {
  const { status, page } = await send({
    route: 'denuncia/nonanon',
    fields: { nome: 'Rita <b>', tipo: '99', email: 'x'.repeat(201), extra: 'y' },
  });
  expect(status).toBe(422);
  expect(page.state.form?.values).toMatchObject({ nome: 'Rita <b>', tipo: '99' });
  expect(page.state.form?.values).not.toHaveProperty('extra');
  expect(page.state.form?.errors.map(({ field }) => field).toSorted()).toEqual(['email', 'tipo']);
  const anonymous = await send({ route: 'denuncia/anon', fields: { nome: 'Rita', tipo: '99' } });
  expect(anonymous.page.state.form?.values.nome).toBe('');
});

test('protocol and key show the report with its actions, without the employee', async () => {
  const receipt = await fileByApi(kit.portal, { detalhamento: 'Gritos.' });
  const token = await kit.t.tokenFor({ modules: ['ouvidoria'] });
  const action = { protocolo: receipt.protocolo, descricaoAcao: 'Chefia ouvida.', status: 'E' };
  await call(kit.staff, 'inserirNovaAcao', action, { headers: { authorization: token } });
  const { status, page } = await send({ route: 'acompanhamento', fields: receipt });
  expect(status).toBe(200);
  expect(page.state).toEqual({
    followUp: {
      report: expect.objectContaining({
        OUV_PROTOCOLO: receipt.protocolo,
        OUV_DETALHAMENTO: 'Gritos.',
        DESCRICAO_STATUS: 'Encerrado',
        ACOMPANHAMENTO: expect.stringMatching(/^[\w-]{43}$/),
        MENSAGENS: [],
      }),
      actions: [{ AC_CODIGO: '1', AC_DESCRICAO_ACAO: 'Chefia ouvida.', AC_EM: '2026-11-21' }],
    },
  });
});

test('every refused follow-up is the same page', async () => {
  const receipt = await fileByApi(kit.portal);
  const pages = [];
  for (const fields of [
    {},
    { protocolo: receipt.protocolo },
    { ...receipt, chave: '0000-0000-0000-0000' },
    { ...receipt, protocolo: '9'.repeat(500) },
  ]) {
    pages.push(await send({ route: 'acompanhamento', fields }));
  }
  const refused = { status: 200, page: { route: 'acompanhamento', state: { followUp: { failed: true } } } };
  expect(pages).toEqual([refused, refused, refused, refused]);
});

/** Follows a page that renews itself until its content changes, like a browser without JavaScript. */
const renewed = async (first: PortalPage): Promise<{ page: PortalPage; seconds: number }> => {
  let [page, seconds] = [first, 0];
  while (page.renew) {
    seconds += page.renew.seconds;
    kit.t.clock.advance(page.renew.seconds * 1_000);
    page = await askAgain(kit.deps, { route: page.page.route, token: page.renew.at.replace('?vez=', '') });
  }
  return { page, seconds };
};

test('of many forms at once each takes its turn on a page that renews itself and says when; nobody is refused', async () => {
  const pages: PortalPage[] = [];
  for (let count = 0; count < 30; count += 1)
    pages.push(await send({ route: 'denuncia/anon', fields: { detalhamento: 'x' }, source: 'a' }));
  expect(pages.filter(({ page }) => page.state.receipt)).toHaveLength(6);
  const waiting = await send({ route: 'denuncia/anon', fields: { detalhamento: 'Gritos.' }, source: 'a' });
  expect(waiting).toEqual({
    status: 200,
    page: {
      route: 'denuncia/anon',
      state: { line: { seconds: 75, at: expect.stringMatching(/^\?vez=[\w-]{43}$/) } },
    },
    renew: { seconds: 15, at: waiting.page.state.line?.at },
  });
  const { page, seconds } = await renewed(waiting);
  expect(page.page.state.receipt?.protocolo).toMatch(/^\d{8}$/);
  expect(seconds).toBeLessThanOrEqual(120);
  const { protocolo, chave } = page.page.state.receipt ?? {};
  const other = await send({ route: 'acompanhamento', fields: { protocolo, chave }, source: 'b' });
  expect(other.page.state.followUp).toMatchObject({ report: { OUV_DETALHAMENTO: 'Gritos.' } });
});

test('a right key opens behind a flood of the same place, and a wrong one gets the page of every refusal', async () => {
  const receipt = await fileByApi(kit.portal);
  for (let count = 0; count < 12; count += 1)
    await send({ route: 'acompanhamento', fields: { protocolo: '1' }, source: 'c' });
  const found = await renewed(await send({ route: 'acompanhamento', fields: { ...receipt }, source: 'c' }));
  expect(found.page.page.state.followUp).toHaveProperty('report');
  const wrong = await renewed(
    await send({ route: 'acompanhamento', fields: { ...receipt, chave: 'x' }, source: 'c' }),
  );
  expect(wrong.page).toEqual({
    status: 200,
    page: { route: 'acompanhamento', state: { followUp: { failed: true } } },
  });
});

test('an answer is shown again for a minute, and then the page says that the turn is over', async () => {
  for (let count = 0; count < 6; count += 1)
    await send({ route: 'denuncia/anon', fields: { detalhamento: 'x' }, source: 'd' });
  const waiting = await send({ route: 'denuncia/anon', fields: { detalhamento: 'x' }, source: 'd' });
  const token = waiting.renew?.at.replace('?vez=', '') ?? '';
  const ask = () => askAgain(kit.deps, { route: 'denuncia/anon', token });
  kit.t.clock.advance(3_000);
  const [answer, again] = [await ask(), await ask()];
  expect(answer.page.state.receipt?.chave).toBeDefined();
  expect(again).toEqual(answer);
  kit.t.clock.advance(62_000);
  expect((await ask()).page.state).toEqual({ failure: expect.stringContaining('A sua vez passou') });
  expect((await kit.deps.db.selectFrom('denuncia').select('id').execute()).length).toBe(7);
});

test('when the line of a place is full the page says so, names the telephone and keeps what was typed', async () => {
  for (let count = 0; count < 206; count += 1)
    await send({ route: 'acompanhamento', fields: { protocolo: '1' }, source: 'e' });
  const answer = await send({ route: 'denuncia/anon', fields: { detalhamento: 'Gritos.' }, source: 'e' });
  expect([answer.status, answer.retryAfter]).toEqual([503, 60]);
  expect(answer.page.state.failure).toContain('0800 000 0000');
  expect(answer.page.state.form?.values.detalhamento).toBe('Gritos.');
});

test('without room a long report waits in the line too, and goes in when there is some', async () => {
  while (kit.ouvidoria.room.take(65_536) === undefined);
  const waiting = await send({
    route: 'denuncia/anon',
    fields: { detalhamento: 'x'.repeat(20_000) },
    source: 'f',
  });
  expect(waiting.page.state.line?.seconds).toBeGreaterThan(5);
  const { page } = await renewed(waiting);
  expect(page.page.state.receipt?.protocolo).toMatch(/^\d{8}$/);
});

test('a form that the contract refuses is 429 from the sixty-first on, and a well-formed one is not', async () => {
  const statuses = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await send({ route: 'denuncia/anon', fields: { tipo: '99' }, source: 'g' })).status);
  expect(statuses).toEqual([...new Array<number>(60).fill(422), 429]);
  expect((await send({ route: 'denuncia/anon', fields: { detalhamento: 'x' }, source: 'g' })).status).toBe(
    200,
  );
});

test.each([
  ['same-origin', 200],
  ['none', 200],
  [undefined, 200],
  ['same-site', 403],
  ['cross-site', 403],
])('a form with Sec-Fetch-Site %s is answered %i', async (fetchSite, status) => {
  const answer = await send({ route: 'denuncia/anon', fields: { detalhamento: 'x' }, fetchSite });
  expect(answer.status).toBe(status);
  expect((await kit.deps.db.selectFrom('denuncia').select('id').execute()).length).toBe(
    status === 200 ? 1 : 0,
  );
});

const messages = async (protocolo: string, token: string) =>
  (await call(kit.staff, 'getMensagens', { protocolo }, { headers: { authorization: token } })).json<
    { ME_TEXTO: string }[]
  >();

test('without JavaScript a message is sent under the follow-up that the page carries, once', async () => {
  const receipt = await fileByApi(kit.portal);
  const token = await kit.t.tokenFor({ modules: ['ouvidoria'] });
  const { page } = await send({ route: 'acompanhamento', fields: receipt });
  const shown = page.state.followUp as { report: { ACOMPANHAMENTO: string } };
  const acompanhamento = shown.report.ACOMPANHAMENTO;
  const sent = { route: 'acompanhamento', fields: { acompanhamento, mensagem: 'Foi à noite.' } } as const;
  const answer = await send(sent);
  expect(answer.page.state).toMatchObject({
    followUp: {
      report: {
        OUV_PROTOCOLO: receipt.protocolo,
        ACOMPANHAMENTO: acompanhamento,
        MENSAGENS: [{ ME_DE: 'denunciante', ME_TEXTO: 'Foi à noite.' }],
      },
    },
    message: { isSent: true },
  });
  await send(sent);
  expect(await messages(receipt.protocolo, token)).toHaveLength(1);
  const blank = await send({ route: 'acompanhamento', fields: { acompanhamento, mensagem: ' ' } });
  expect(blank.page.state.message).toEqual({ typed: ' ', error: 'Escreva a mensagem.' });
});

test('a message under a follow-up that is over stands in its box again and goes with protocol and key', async () => {
  const receipt = await fileByApi(kit.portal);
  const token = await kit.t.tokenFor({ modules: ['ouvidoria'] });
  const { page } = await send({ route: 'acompanhamento', fields: receipt });
  const { ACOMPANHAMENTO: acompanhamento } = (page.state.followUp as { report: { ACOMPANHAMENTO: string } })
    .report;
  kit.t.clock.advance(16 * 60_000);
  const late = await send({
    route: 'acompanhamento',
    fields: { acompanhamento, mensagem: 'Foi à noite.' },
  });
  expect(late.page.state).toEqual({
    message: { typed: 'Foi à noite.' },
    failure: expect.stringContaining('A mensagem não foi enviada'),
  });
  const wrong = await send({
    route: 'acompanhamento',
    fields: { ...receipt, chave: '0000-0000-0000-0000', mensagem: 'Foi à noite.' },
  });
  expect(wrong.page.state).toEqual({ followUp: { failed: true }, message: { typed: 'Foi à noite.' } });
  const again = await send({ route: 'acompanhamento', fields: { ...receipt, mensagem: 'Foi à noite.' } });
  expect(again.page.state.message).toEqual({ isSent: true });
  expect((await messages(receipt.protocolo, token)).map(({ ME_TEXTO }) => ME_TEXTO)).toEqual([
    'Foi à noite.',
  ]);
});
