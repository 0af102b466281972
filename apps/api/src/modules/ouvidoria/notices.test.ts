import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendNotice, startNotices } from './notices.ts';
import { fileByApi, openOuvidoria, type TestOuvidoria } from './testKit.ts';

let kit: TestOuvidoria;
beforeAll(async () => {
  kit = await openOuvidoria({ ombudsmanNotify: 'ouvidoria@exemplo.com.br' });
});
beforeEach(async () => {
  await sendNotice(kit.deps);
  kit.t.sent.length = 0;
});
afterAll(() => kit.close());

test('many reports are one letter at the next fixed hour, and it says one sentence', async () => {
  kit.t.clock.set('2026-11-23T13:30:00Z');
  const notices = startNotices(kit.deps);
  await fileByApi(kit.portal, { nome: 'Rita Sá' });
  await fileByApi(kit.portal);
  await notices.tick();
  kit.t.clock.set('2026-11-23T17:59:00Z');
  await notices.tick();
  expect(kit.t.sent).toEqual([]);
  kit.t.clock.set('2026-11-23T18:00:30Z');
  await notices.tick();
  await notices.tick();
  const sentence = 'Há nova manifestação na ouvidoria.';
  expect(kit.t.sent).toEqual([{ to: 'ouvidoria@exemplo.com.br', subject: sentence, text: sentence }]);
  kit.t.clock.set('2026-11-24T12:00:00Z');
  await notices.tick();
  expect(kit.t.sent).toHaveLength(1);
  notices.stop();
});

test('of three servers one tells it', async () => {
  kit.t.clock.set('2026-11-24T13:30:00Z');
  const servers = [1, 2, 3].map(() => startNotices(kit.deps));
  await fileByApi(kit.portal);
  kit.t.clock.set('2026-11-24T18:00:30Z');
  await Promise.all(servers.map(({ tick }) => tick()));
  expect(kit.t.sent).toHaveLength(1);
  for (const { stop } of servers) stop();
});

test('a letter that did not leave is tried again at the next hour, and the log does not quote it', async () => {
  kit.t.clock.set('2026-11-25T11:00:00Z');
  await fileByApi(kit.portal);
  const failing = {
    ...kit.deps,
    mailer: { send: () => Promise.reject(new Error('554 ouvidoria@exemplo.com.br MARCA')) },
  };
  const notices = startNotices(failing);
  kit.t.clock.set('2026-11-25T12:00:00Z');
  await notices.tick();
  expect(kit.t.logged()).toContain('aviso não enviado');
  expect(kit.t.logged()).not.toContain('MARCA');
  notices.stop();
  expect(await sendNotice(kit.deps)).toBe(true);
});

test('nobody is told when nobody is to be told', async () => {
  await fileByApi(kit.portal);
  const silent = { ...kit.deps, config: { ...kit.deps.config, ombudsmanNotify: undefined } };
  expect(await sendNotice(silent)).toBe(false);
  expect(kit.t.sent).toEqual([]);
});

test('a letter has nowhere to go without SMTP_URL: the log says so, and it goes once there is one', async () => {
  await fileByApi(kit.portal);
  const semServidor = { ...kit.deps, config: { ...kit.deps.config, smtpUrl: undefined } };
  expect(await sendNotice(semServidor)).toBe(false);
  expect(kit.t.sent).toEqual([]);
  expect(kit.t.logged()).toContain('O envio de e-mails não está configurado (SMTP_URL)');
  expect(await sendNotice(kit.deps)).toBe(true);
});
