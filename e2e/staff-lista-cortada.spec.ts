import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { allowOrigin, expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { loginByForm } from './support/login.ts';
import { openOwnServer, type OwnServer } from './support/ownServer.ts';

test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await openOwnServer();
  allowOrigin(server.origin);
});
test.afterAll(async () => server?.stop());

// The browser's log of a connection that ends in the middle.
test.use({ allowedProblems: /net::ERR_/ });

const BYTES_A_SECOND = 300_000;

/** Limits the page to this many bytes a second, -1 for no limit. Only the session that set a limit can remove it. */
const throttleOf = async (page: Page) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  return (bytes: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytes,
      uploadThroughput: -1,
    });
};

/** The screen of the longest list, while the page and the database are still reading it. */
const open = async (page: Page) => {
  await loginByForm(page, 'cadastro', { origin: server.origin });
  await page.goto(`${server.origin}/modulos/cadastro/beneficiario-cadastrado`);
  const throttle = await throttleOf(page);
  await throttle(BYTES_A_SECOND);
  await page.getByRole('button', { name: 'Buscar todos' }).click();
  await expect(page.getByText(/linhas até agora/)).toBeVisible();
  expect(await server.reading()).toBeGreaterThan(0);
  return throttle;
};

test('who leaves the screen ends the statement in the database', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beneficiários cadastrados' })).toHaveCount(0);
  // At this speed the whole reading would take a minute.
  await expect.poll(server.reading, { timeout: 10_000 }).toBe(0);
});

test('a server that dies in the middle of a list leaves a part that says so, and the whole list afterwards', async ({
  page,
}) => {
  const throttle = await open(page);
  await server.kill();
  await expect(page.getByText(/A leitura parou no meio/)).toBeVisible();
  const count = page.getByText(/linhas, uma parte da lista/);
  await expect(count).toBeVisible();
  const rows = Number(/^([\d.]+) linhas/.exec((await count.textContent()) ?? '')?.[1]?.replaceAll('.', ''));
  expect(rows).toBeLessThan(server.lives);

  await server.start();
  await throttle(-1);
  const [download] = await Promise.all([page.waitForEvent('download'), exportsAs(page)]);
  expect(download.suggestedFilename()).toMatch(/-parcial\.csv$/);
  expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(rows + 1);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(
    page.getByText(`${server.lives.toLocaleString('pt-BR')} linhas`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/A leitura parou no meio/)).toHaveCount(0);
});
