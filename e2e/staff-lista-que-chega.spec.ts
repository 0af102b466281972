import { readFile } from 'node:fs/promises';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { enter } from './support/login.ts';
import { slowList } from './support/slowList.ts';

const call = '/cadastro/getDataCadastroBeneficiarioTodos';

test.beforeEach(async ({ page }) => {
  await enter(page, 'cadastro');
});

/** The screen of the longest list, with a search for everybody and half of the rows. */
const open = async (page: Parameters<typeof slowList>[0]) => {
  const list = await slowList(page, call);
  await page.goto(`${officeUrl}/modulos/cadastro/beneficiario-cadastrado`);
  await page.getByRole('button', { name: 'Buscar todos' }).click();
  await expect(page.getByText(/linhas até agora/)).toBeVisible();
  return list;
};

test('the first rows are there and can be filtered while the rest comes', async ({ page }) => {
  const list = await open(page);
  await page.getByLabel('Linhas por página').selectOption('15');
  await expect(page.getByRole('row')).toHaveCount(17);
  await page.getByRole('button', { name: 'Filtrar Status' }).click();
  await page
    .getByRole('option', { name: /^Ativo/ })
    .or(page.getByRole('checkbox', { name: /^Ativo/ }))
    .first()
    .click();
  const before = page.getByText(/de \d+ linhas até agora/);
  await expect(before).toBeVisible();
  const [, part = 0] = /de ([\d.]+) linhas/.exec((await before.textContent()) ?? '') ?? [];
  await list.release();
  await expect(page.getByText('até agora')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const whole =
    (await page
      .getByText(/^[\d.]+ de [\d.]+$/)
      .first()
      .textContent()) ?? '';
  expect(Number(whole.split(' de ')[1]?.replace('.', ''))).toBeGreaterThan(Number(part));
});

test('Parar keeps what came, ends the reading, and the file says that it is a part', async ({ page }) => {
  const list = await open(page);
  await page.getByRole('button', { name: 'Parar' }).click();
  const count = page.getByText(/linhas, uma parte da lista/);
  await expect(count).toBeVisible();
  await expect.poll(list.isGivenUp).toBe(true);
  const rows = Number(/^([\d.]+) linhas/.exec((await count.textContent()) ?? '')?.[1]);
  const [download] = await Promise.all([page.waitForEvent('download'), exportsAs(page)]);
  expect(download.suggestedFilename()).toMatch(/-parcial\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows + 1);
});

test('a connection that breaks in the middle leaves a part that says so', async ({ page }) => {
  const list = await open(page);
  await list.breakOff();
  await expect(page.getByText(/A leitura parou no meio/)).toBeVisible();
  await expect(page.getByText(/linhas, uma parte da lista/)).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText(/A leitura parou no meio/)).toHaveCount(0);
});

test('who leaves the screen ends the reading', async ({ page }) => {
  const list = await open(page);
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beneficiários cadastrados' })).toHaveCount(0);
  await expect.poll(list.isGivenUp).toBe(true);
});

test('another question ends the reading of the one before', async ({ page }) => {
  const list = await open(page);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect.poll(list.isGivenUp).toBe(true);
  await expect(page.getByText(/até agora/)).toHaveCount(0);
});
