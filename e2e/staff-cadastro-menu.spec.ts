import type { Page } from '@playwright/test';
import { rpxFile } from '../apps/api/src/imports/fixtures/sib.ts';
import { cadastro } from '../packages/screens/src/cadastro/manifest.ts';
import { builtGroups } from '../packages/screens/src/app/manifest.ts';
import { askForAll, declaredReports } from './support/declared.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';
import { menuOf, type MenuScreen, nothing, walkMenu } from './support/menu.ts';

const readReturn = async (page: Page) => {
  // An own sending, because several returns of one sending count as one.
  const buffer = rpxFile({
    nomeArquivo: '99999920261106083000.SBX',
    rejeitados: [{ cco: '300000000129', campos: [{ erros: [['0702', 'Campo obrigatório não informado']] }] }],
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'retorno-do-menu.xml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Importar retorno' }).click();
  // While it is applied the month's file waits (SIB-44), and this file is the next screen.
  await expect(page.getByText(/1 registro rejeitado de 1, 1 erro/)).toBeVisible();
};
const chooseInsurer = async (page: Page) => {
  const insurers = page.getByLabel('Congênere', { exact: true });
  await expect(insurers.getByRole('option').nth(1)).toBeAttached();
  await insurers.selectOption({ index: 1 });
  // Another journey may have exported everything already.
  await page.getByRole('checkbox', { name: 'Incluir exportados' }).check();
};

const items = builtGroups(cadastro).flatMap((group) => group.items);
const labelOf = (route: string): string => items.find((item) => item.route === route)?.label ?? '';

const own: readonly (readonly [route: string, title: RegExp, ask: (page: Page) => Promise<void>])[] = [
  ['leitura-xml-sib', /^Leitura de correções SIB/, readReturn],
  ['envio-sib', /^Envio do SIB/, nothing],
  ['pendencias-sib', /^Pendências do SIB/, nothing],
  ['diferencas-sib', /^Diferenças da conferência/, nothing],
  ['sib-xml-conferencia', /^Conferência cadastral SIB CNX/, nothing],
  ['movimentacao-beneficiarios', /^Movimentação de beneficiários/, chooseInsurer],
];
const declared = (await declaredReports('cadastro')).map(
  (report) => [report.name, new RegExp(`^${report.title}`), askForAll(report)] as const,
);

const screens: readonly MenuScreen[] = [...own, ...declared].map(([route, title, ask]) => ({
  route,
  item: labelOf(route),
  title,
  ask,
}));

test('the menu of Cadastro has these screens, and each address opens one', async ({ page }) => {
  await login(page, 'cadastro', '/modulos/cadastro');
  await expect(page).toHaveURL(/\/modulos\/cadastro\/inicio$/);
  await expect(page.getByText('Seja bem-vindo ao módulo Cadastro')).toBeVisible();
  const links = menuOf(page, 'Cadastro').getByRole('link');
  await expect(links).toHaveCount(items.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(items.map(({ route }) => `/modulos/cadastro/${route}`));
  expect(new Set(items.map(({ route }) => route))).toEqual(
    new Set(['inicio', ...screens.map(({ route }) => route)]),
  );
});

/** The demonstration has no core system, so these lists are empty; a desk has no table. */
const semLinhas = ['sistema-central', 'a-confirmar', 'ausentes-carga', 'pendencias-sib', 'diferencas-sib'];

test('each item of the menu of Cadastro opens its screen, which shows rows of the register', async ({
  page,
}) => {
  await login(page, 'cadastro', '/modulos/cadastro/inicio');
  await walkMenu(
    page,
    'Cadastro',
    screens.filter(({ route }) => !semLinhas.includes(route)),
  );
});

test('a named view follows the person to another machine, and nobody else sees it', async ({
  elsewhere,
  page,
}) => {
  const address = '/modulos/cadastro/empresa-conveniada?todos=1';
  const views = async (of: Page) => {
    await of.getByRole('button', { name: 'Visões', exact: true }).click();
    return of.getByRole('dialog', { name: 'Visões salvas' });
  };
  await login(page, 'cadastro', address);
  await page.getByRole('button', { name: /^Filtrar Nome fantasia/ }).click();
  await page.getByRole('textbox', { name: 'Pesquisar Nome fantasia' }).fill('a');
  await page.keyboard.press('Enter');
  await (await views(page)).getByRole('textbox', { name: 'Nome da visão' }).fill('Com a letra a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Visão salva!')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('Com a letra a');

  const other = await (await elsewhere()).newPage();
  await login(other, 'cadastro', address);
  await (await views(other)).getByRole('button', { name: 'Com a letra a', exact: true }).click();
  await expect(other.getByRole('button', { name: /^Retirar o filtro/ })).toBeVisible();

  const theirs = await (await elsewhere()).newPage();
  await login(theirs, 'gerente', address);
  await expect((await views(theirs)).getByText('Nenhuma visão salva ainda.')).toBeVisible();

  await (await views(page)).getByRole('button', { name: 'Excluir a visão Com a letra a' }).click();
  await expect(page.getByRole('button', { name: 'Excluir a visão Com a letra a' })).toHaveCount(0);
});
