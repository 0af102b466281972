import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { loginByForm } from './support/login.ts';
import { showsAllRows } from './support/menu.ts';
import { pressEnter } from './support/pressEnter.ts';

// The browser logs each call without network, and React each error in a boundary.
test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|status of 502|code of a part was not fetched/ });

const bar = (page: Page) => page.getByRole('banner').getByText('Sem conexão. Nada é enviado.');
const minutes = (count: number) => count * 60_000;

/** The paths of this page's calls from now on. */
const sent = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  return paths;
};

test('a contact that is typed survives half an hour without a network and leaves with one press', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await loginByForm(page, 'prevencao');
  await page.goto(
    `${officeUrl}/modulos/prevencao/beneficiarios-acima-55?todos=1&filtro.contato=Nunca+contatado`,
  );
  await showsAllRows(page);
  // A person with a number, but not the first, whom another journey uses.
  await page
    .getByRole('row')
    .filter({ hasText: /\(\d\d\) \d/ })
    .nth(2)
    .getByRole('button', { name: /^Registrar contato com / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Registrar contato' });
  await dialog.getByLabel('Resultado').selectOption({ label: 'Não atendeu' });
  await dialog.getByLabel('Observação').fill('Tocou até cair, e a rede também.');
  const register = dialog.getByRole('button', { name: 'Registrar', exact: true });

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão. Nada é enviado.' })).toBeVisible();
  await pressEnter(register);
  await expect(page.getByText('O contato não foi registrado').first()).toBeVisible();
  await expect(register).toBeEnabled();
  const calls = sent(page);
  await page.clock.fastForward(minutes(31));
  await expect.poll(() => calls).toContain('verificaSession');

  // A proxy's answer for a restarting server is no refusal either.
  const isCheck = '**/verificaSession';
  await page.route(isCheck, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  calls.length = 0;
  const refused = page.waitForResponse(isCheck);
  await context.setOffline(false);
  await refused;
  await page.unroute(isCheck);
  await page.clock.fastForward(minutes(6));
  const confirmed = await page.waitForResponse(isCheck);
  expect(confirmed.status()).toBe(200);
  await expect(bar(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Observação')).toHaveValue('Tocou até cair, e a rede também.');
  // Neither the earlier press nor a reading was stored for later.
  expect(calls.filter((path) => path !== 'verificaSession')).toEqual([]);

  await pressEnter(register);
  await expect(page.getByText('Contato registrado com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('Buscar without a network keeps rows, figures and title, and the fields what is asked', async ({
  page,
  context,
}) => {
  await loginByForm(page, 'cadastro');
  await page.goto(`${officeUrl}/modulos/cadastro/beneficiario-cadastrado?inicio=2026-01-01&fim=2026-10-31`);
  await showsAllRows(page);
  await page.getByLabel('Linhas por página').selectOption('15');
  const shown = async () => ({
    rows: await page.getByRole('row').allInnerTexts(),
    figures: await page.getByRole('main').locator('dl').allInnerTexts(),
    title: await page.getByText(/^Vendas de /).innerText(),
    address: page.url(),
  });
  const before = await shown();
  expect(before.title).toBe('Vendas de 01/01/2026 a 31/10/2026');
  // Header, footer and fifteen people.
  expect(before.rows.length).toBe(17);

  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  const start = page.getByRole('group', { name: /^Data inicial/ });
  await start.getByRole('spinbutton').first().click();
  await page.keyboard.type('15');
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await pressEnter(search);
  await expect(page.getByText('Não foi possível carregar os dados!').first()).toBeVisible();
  await expect(page.getByText('Verifique sua sessão ou conexão!').first()).toBeVisible();
  expect(await shown()).toEqual(before);
  await expect(start.getByRole('spinbutton').first()).toHaveText('15');
  // No file for rows that the fields do not ask for (REL-8).
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeDisabled();

  // A filter whose code has not loaded removes no rows either.
  await page
    .getByRole('button', { name: /^Filtrar/ })
    .first()
    .click();
  await expect(page.getByText('Não foi possível abrir esta parte da tela').first()).toBeVisible();
  expect(await shown()).toEqual(before);

  const calls = sent(page);
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  expect(await shown()).toEqual(before);
  await pressEnter(search);
  await expect(page.getByText('Vendas de 15/01/2026 a 31/10/2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeEnabled();
  // The earlier press was not stored: the list was requested once.
  expect(calls.filter((path) => path === '31_10_2026')).toHaveLength(1);
});
