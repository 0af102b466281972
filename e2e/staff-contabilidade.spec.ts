import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buscaMesPassado } from './support/analise.ts';
import { expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { login } from './support/login.ts';
import { walkMenu } from './support/menu.ts';

const at = (route: string): string => `/modulos/contabilidade/${route}`;

/** The value of an indicator. */
const card = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd').first();

/** The file of a complete list; the name of an incomplete one would call it a part. */
const saves = async (page: Page): Promise<string> => {
  await expect(page.getByText(/linhas? até agora/)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await exportsAs(page);
  return (await download).suggestedFilename();
};

test('the menu of Contabilidade leads to screens that show ten rows', async ({ page }) => {
  const asks = (button: string) => (at: Page) =>
    at.getByRole('button', { name: button, exact: true }).click();
  await login(page, 'gerente', at('inicio'));
  await walkMenu(page, 'Contabilidade', [
    {
      route: 'analise-gerencial',
      item: 'Análise gerencial',
      title: 'Análise gerencial',
      ask: buscaMesPassado,
    },
    {
      route: 'custo-assistencial-nota-fiscal',
      item: 'Custo assistencial com nota fiscal',
      title: 'Custo assistencial com nota fiscal',
      ask: asks('Buscar'),
    },
    {
      route: 'receita-segregada',
      item: 'Receita segregada',
      title: 'Receita segregada',
      ask: asks('Buscar'),
    },
    {
      route: 'sinistralidade',
      item: 'Sinistralidade',
      title: 'Sinistralidade',
      ask: asks('Buscar empresarial'),
    },
  ]);
});

test('the care cost of a period is narrowed by a filter, its cards with it, and saved as a file', async ({
  page,
}) => {
  await login(page, 'gerente', at('custo-assistencial-nota-fiscal'));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
  const empresarial = card(page, 'Custo empresarial');
  await expect(empresarial).toContainText('R$');
  await expect(empresarial).not.toContainText('R$ 0,00');
  const before = await empresarial.innerText();
  await page.goto(`${page.url()}&filtro.tipoPlano=Individual`);
  await expect(empresarial).toContainText(`${before} sem o filtro`);
  await expect(empresarial).toContainText('R$ 0,00');
  expect(await saves(page)).toBe('custoassistencialNF.csv');
});

test('another type of contract clears the revenue until it is searched', async ({ page }) => {
  await login(page, 'gerente', at('receita-segregada'));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(card(page, 'Mensalidades')).toContainText('R$');
  expect(await saves(page)).toBe('receitaSegregada.csv');
  await page.getByRole('radio', { name: 'Empresarial' }).check();
  await expect(page.getByText('Escolha o período e o tipo e use Buscar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText(/^Receita dos contratos empresariais/)).toBeVisible();
});

test('the figures of the home are those of the list that they open', async ({ page }) => {
  await login(page, 'gerente', at('inicio'));
  for (const tipo of ['Individual', 'Empresarial']) {
    const row = page
      .getByRole('table', { name: /^Contratos em / })
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: tipo }) });
    await expect(row).toHaveCount(1);
    const [, revenue = 'nada', expense = 'nada', ratio = 'nada'] = await row
      .getByRole('cell')
      .allInnerTexts();
    await row.getByRole('link').click();
    await expect(card(page, 'Sinistralidade %')).toContainText(ratio);
    await expect(card(page, 'Sinistralidade %')).toContainText(`despesa líquida R$ ${expense}`);
    await expect(card(page, 'Receita')).toContainText(revenue);
    expect(await saves(page)).toBe('sinistralidade.csv');
    await page.goBack();
  }
});

test('a registration is never in the address of the loss ratio', async ({ page }) => {
  await login(page, 'gerente', at('sinistralidade'));
  await page.getByRole('radio', { name: 'Detalhado' }).check();
  await page.getByRole('textbox', { name: 'Matrícula ou código da empresa' }).fill('9999999999');
  await page.getByRole('button', { name: 'Buscar individual' }).click();
  await expect(page.getByText(/· Matrícula: 9999999999/)).toBeVisible();
  expect(page.url()).not.toContain('9999999999');
});

test('a competence is compared with those before it, in order of what changed most, also in its file', async ({
  page,
}) => {
  await login(page, 'gerente', at('inicio'));
  await page
    .getByRole('table', { name: /^Contratos em / })
    .getByRole('link', { name: 'Empresarial' })
    .click();
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByText(/ · com \d\d\/\d{4} e \d\d\/\d{4}/)).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Diferença (p.p.)' })).toHaveAttribute('aria-sort', 'descending');
  for (const header of ['Mês ant.', 'Há um ano', '12 meses'])
    await expect(headers.filter({ hasText: header })).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent('download');
  await exportsAs(page);
  const [head = '', ...lines] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  const names = head.split(';');
  const change = names.indexOf('Sinistralidade') + 3;
  expect(names.slice(change - 3, change + 2)).toEqual([
    'Sinistralidade',
    'Mês ant.',
    'Há um ano',
    'Diferença (p.p.)',
    '12 meses',
  ]);
  const changes = lines
    .map((line) => (line.split(';')[change] ?? '').replace(',', '.'))
    .filter((text) => text !== '' && !Number.isNaN(Number(text)))
    .map((text) => Math.abs(Number(text)));
  expect(changes.length).toBeGreaterThan(5);
  expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Comparar', pressed: true })).toBeVisible();
  await expect(headers.filter({ hasText: 'Mês ant.' })).toBeVisible();
});
