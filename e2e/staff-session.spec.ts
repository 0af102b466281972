import type { Page } from '@playwright/test';
import { demoPassword, officeUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { loginByForm } from './support/login.ts';

// A wrong password and a revoked session are answers 401, which the browser logs.
test.use({ allowedProblems: [/status of 401/] });

const fill = async (page: Page, user: string, password: string) => {
  await page.getByLabel('Login', { exact: true }).fill(user);
  await page.getByLabel('Senha', { exact: true }).fill(password);
};

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('vidas.session') ?? '{}');
    return typeof stored === 'object' && stored !== null ? String(Reflect.get(stored, 'jwt')) : '';
  });

test('a wrong password is refused and the right one enters', async ({ page }) => {
  await page.goto(officeUrl);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('E-mail ou senha inválidos!')).toBeVisible();
  await fill(page, 'cadastro', 'nao-e-esta-senha');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Erro na autenticação!')).toBeVisible();
  await expect(page.getByText('Ocorreu um erro ao fazer login, cheque as credenciais.')).toBeVisible();
  await fill(page, 'cadastro', demoPassword);
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page.getByRole('list', { name: 'Módulos' }).getByRole('listitem')).toHaveText([/^Cadastro/]);
});

test('the login page is accessible', async ({ page }) => {
  await page.goto(officeUrl);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expectAccessible(page);
});

test('a manager finds all sixteen modules and opens one', async ({ page }) => {
  await loginByForm(page, 'gerente');
  const tiles = page.getByRole('list', { name: 'Módulos' }).getByRole('listitem');
  await expect(tiles).toHaveCount(16);
  await expectAccessible(page);
  await tiles.filter({ hasText: 'Cobrança' }).click();
  await expect(page.getByText('Módulo de Cobrança acessado!')).toBeVisible();
  await expect(page.getByText('Seja bem-vindo ao módulo Cobrança')).toBeVisible();
  await expect(page).toHaveTitle('Início · Cobrança · Vidas');
});

test('an address opened before entering is reached after it, and never stands in the query', async ({
  page,
}) => {
  await page.goto(`${officeUrl}/modulos/CADASTRO/Beneficiario-Cadastrado?inicio=2026-01-01&fim=2026-01-31`);
  await expect(page).toHaveURL(`${officeUrl}/`);
  await fill(page, 'cadastro', demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Vendas de 01/01/2026 a 31/01/2026')).toBeVisible();
});

test('a session revoked elsewhere ends with its warning, and entering again comes back', async ({
  page,
  request,
}) => {
  await loginByForm(page, 'ouvidoria');
  await page.goto(`${officeUrl}/modulos/ouvidoria/inicio`);
  const button = page.getByRole('button', { name: 'Carregar denúncias' });
  await expect(button).toBeVisible();
  const jwt = await tokenIn(page);
  const answer = await request.post(`${officeUrl}/api/v1/auth/sair`, { headers: { authorization: jwt } });
  expect(answer.ok()).toBe(true);

  await button.click();
  await expect(page.getByText('Sua sessão expirou, entre com suas credenciais novamente.')).toBeVisible();
  await fill(page, 'ouvidoria', demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(button).toBeVisible();
});

test('the way to the login ends the session on the server, by Sair as by the address', async ({
  page,
  request,
}) => {
  const leave = {
    sair: async () => {
      await page.getByRole('button', { name: /^Menu de/ }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
    },
    endereco: () => page.goto(officeUrl),
  };
  for (const go of Object.values(leave)) {
    await loginByForm(page, 'cadastro');
    await page.goto(`${officeUrl}/modulos/cadastro/inicio`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const authorization = await tokenIn(page);
    const check = () =>
      request.get(`${officeUrl}/api/v1/auth/verificaSession`, { headers: { authorization } });
    expect((await check()).status()).toBe(200);
    await go();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect.poll(async () => (await check()).status()).toBe(401);
  }
});

/** Names of everything that a browser stores of a page; the theme belongs to the device and stays. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key !== 'vidas.theme'),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name ?? ''}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ...document.cookie.split(';').filter((cookie) => cookie.trim() !== ''),
    // State of the history entry.
    ...Object.entries(history.state?.usr ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    ),
  ]);

test('leaving in one tab leaves in the other, and nothing of the person stays in the browser', async ({
  page,
  context,
}) => {
  await page.goto(officeUrl);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await keptIn(page)).toEqual([]);
  await loginByForm(page, 'cadastro');
  await page.goto(`${officeUrl}/modulos/cadastro/auxilio-funeral?inicio=2020-01-01&fim=2030-12-31`);
  await page.getByRole('button', { name: 'Compacto' }).click();
  await expect
    .poll(() => keptIn(page).then((kept) => kept.filter((key) => key.includes('.table.'))))
    .toHaveLength(1);
  const other = await context.newPage();
  await other.goto(`${officeUrl}/modulos/cadastro/inicio`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible();
  for (const each of [page, other]) expect(await keptIn(each)).toEqual([]);
});

test('what is not there says so, and a module of others stays closed', async ({ page }) => {
  await page.goto(`${officeUrl}/nada/disso`);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.goto(`${officeUrl}/interno/inicio`);
  await expect(page.getByRole('link', { name: /Acessar Ouvidoria Interna/ })).toBeVisible();
  await loginByForm(page, 'cadastro');
  await page.goto(`${officeUrl}/modulos/financeiro/inicio`);
  await expect(page.getByText('Módulo Financeiro indisponível')).toBeVisible();
});

test('a clerk works without a mouse', async ({ page }) => {
  await page.goto(officeUrl);
  const typed = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    for (
      let presses = 0;
      presses < 10 && !(await field.evaluate((box) => box === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await typed('Login', 'cadastro');
  await typed('Senha', demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Buscar módulo' })).toBeFocused();
  await page.keyboard.type('cada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Seja bem-vindo ao módulo Cadastro')).toBeVisible();

  // Figures that arrive later would add elements to the check.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const tile = page
    .getByRole('navigation', { name: 'Telas de Cadastro' })
    .getByRole('link', { name: /Beneficiários cadastrados/ });
  for (
    let presses = 0;
    presses < 40 && !(await tile.evaluate((link) => link === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/beneficiario-cadastrado$/);
  const all = page.getByRole('button', { name: 'Buscar todos' });
  for (
    let presses = 0;
    presses < 30 && !(await all.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
});
