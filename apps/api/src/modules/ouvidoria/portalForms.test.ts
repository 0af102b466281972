import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { handleForm, type PortalForm } from './portalForms.ts';
import { call, fileByApi, startOuvidoria, type TestOuvidoria } from './testKit.ts';

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

test('a blank form is a report too', async () => {
  expect((await send({ route: 'denuncia/anon', fields: {} })).page.state.receipt?.protocolo).toMatch(
    /^\d{8}$/,
  );
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
      }),
      actions: [{ AC_CODIGO: '1', AC_DESCRICAO_ACAO: 'Chefia ouvida.' }],
    },
  });
  expect(JSON.stringify(page)).not.toContain('ACOMPANHAMENTO');
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

test('after six in a minute nobody is looked up any more, and the page is the same as for a wrong key', async () => {
  const receipt = await fileByApi(kit.portal);
  const pages = [];
  for (let tries = 0; tries < 7; tries += 1)
    pages.push(await send({ route: 'acompanhamento', fields: receipt }));
  expect(pages.map(({ page }) => 'report' in (page.state.followUp ?? {}))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(pages.at(-1)).toEqual({
    status: 200,
    page: { route: 'acompanhamento', state: { followUp: { failed: true } } },
  });
  kit.t.clock.advance(60_000);
  expect((await send({ route: 'acompanhamento', fields: receipt })).page.state.followUp).toHaveProperty(
    'report',
  );
});

test('one place cannot use up what all pages without JavaScript share', async () => {
  const receipt = await fileByApi(kit.portal);
  const statuses = [];
  for (let tries = 0; tries < 8; tries += 1)
    statuses.push((await send({ route: 'acompanhamento', fields: { protocolo: '1' }, source: 'a' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await send({ route: 'acompanhamento', fields: receipt })).page.state.followUp).toHaveProperty(
    'report',
  );
});

test('too many reports: the page says so, names the telephone and keeps what was typed', async () => {
  for (let count = 0; count < 5; count += 1) await send({ route: 'denuncia/anon', fields: {}, source: 'b' });
  const answer = await send({ route: 'denuncia/anon', fields: { detalhamento: 'Gritos.' }, source: 'b' });
  expect([answer.status, answer.retryAfter]).toEqual([429, 3600]);
  expect(answer.page.state.failure).toContain('0800 000 0000');
  expect(answer.page.state.form?.values.detalhamento).toBe('Gritos.');
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
