import type { Page } from '@playwright/test';
import { builtGroups } from '../packages/screens/src/app/manifest.ts';
import { contasMedicas } from '../packages/screens/src/contas-medicas/manifest.ts';
import { buscaMesPassado } from './support/analise.ts';
import { askForAll, askForEveryDay, declaredReports } from './support/declared.ts';
import { expect, test } from './support/csp.ts';
import { providerToReview } from './support/demo.ts';
import { login } from './support/login.ts';
import { menuOf, type MenuScreen, walkMenu } from './support/menu.ts';

const items = builtGroups(contasMedicas).flatMap((group) => group.items);
const labelOf = (route: string): string => items.find((item) => item.route === route)?.label ?? '';

const chooseProvider = async (page: Page) => {
  const providers = page.getByLabel('Prestador', { exact: true });
  await expect(providers.getByRole('option').nth(1)).toBeAttached();
  await providers.selectOption(providerToReview());
  await page.getByLabel('Período de importação').selectOption({ label: 'Todas importações' });
  await expect(page).toHaveURL(/periodo=todas/);
};

/** Fields of a question beside its period, or instead of one. */
const words: Readonly<Record<string, readonly [field: string, value: string]>> = {
  'beneficiario-proc': ['Código TUSS', '10101012'],
  tabMateriais: ['Código ou descrição', 'a'],
};

const inMenu = (await declaredReports('contas-medicas')).filter(({ route }) =>
  items.some((item) => route === `contas-medicas/${item.route}`),
);
const declared = inMenu.map((report): MenuScreen => {
  const word = words[report.name];
  return {
    route: report.name,
    item: labelOf(report.name),
    title: new RegExp(`^${report.title}`),
    ask: async (page) => {
      if (word) await page.getByRole('textbox', { name: word[0] }).fill(word[1]);
      await expect(page.getByRole('button', { name: /^Buscar/ }).first()).toBeVisible();
      const hasPeriod = await page.getByRole('group', { name: /Data inicial/ }).isVisible();
      if (hasPeriod) await askForAll(report)(page);
      else await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    },
  };
});

const screens: readonly MenuScreen[] = [
  {
    route: 'guias-importadas-xml',
    item: labelOf('guias-importadas-xml'),
    title: 'Guias importadas via XML',
    ask: chooseProvider,
  },
  ...declared,
  {
    route: 'utilizacaoCongeneres',
    item: labelOf('utilizacaoCongeneres'),
    title: 'Utilização congêneres',
    ask: (page) => page.getByRole('button', { name: 'Buscar', exact: true }).click(),
  },
  {
    route: 'exames-qtde',
    item: labelOf('exames-qtde'),
    title: 'Quantidade de exames',
    ask: askForEveryDay,
  },
  {
    route: 'custo-assistencial-nota-fiscal',
    item: labelOf('custo-assistencial-nota-fiscal'),
    title: 'Custo assistencial com nota fiscal',
    ask: (page) => page.getByRole('button', { name: 'Buscar', exact: true }).click(),
  },
  {
    route: 'analise-gerencial',
    item: labelOf('analise-gerencial'),
    title: 'Análise gerencial',
    ask: buscaMesPassado,
  },
];
/** Screens without a table. */
const others = ['importar-xml-prestador', 'camedics'];

test('the menu of Contas Médicas leads to screens that show rows', async ({ page }) => {
  await login(page, 'contas', '/modulos/contas-medicas');
  const links = menuOf(page, 'Contas Médicas').getByRole('link');
  await expect(links).toHaveCount(items.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(items.map(({ route }) => `/modulos/contas-medicas/${route}`));
  expect(screens.map(({ route }) => route).toSorted()).toEqual(
    items
      .map(({ route }) => route)
      .filter((route) => !['inicio', ...others].includes(route))
      .toSorted(),
  );
  await walkMenu(page, 'Contas Médicas', screens);

  await links.getByText(labelOf('camedics')).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Pedido guardado. Nada foi enviado' }),
  ).toBeVisible();
  await expect(page.getByText(/^Pedida em .* por Denise Corrêa Sampaio$/).first()).toBeVisible();
});

test('an item is decided in its guide, and the history of the guide says by whom', async ({ page }) => {
  await login(page, 'contas', '/modulos/contas-medicas/guias-importadas-xml');
  await chooseProvider(page);
  const grid = page.getByRole('grid', { name: 'Guias importadas' });
  await grid
    .getByRole('row')
    .filter({ hasText: 'Válida' })
    .first()
    .getByRole('button', { name: /^Abrir/ })
    .click();
  const guide = page.getByRole('region', { name: /^Guia \d+/ });
  await expect(guide.getByRole('tab')).toHaveCount(6);
  await guide
    .getByRole('checkbox', { name: /^Escolher/ })
    .first()
    .check();
  await guide.getByRole('button', { name: /^Desaprovar/ }).click();
  await expect(guide.getByText('Não revisado').first()).toBeVisible();
  // A finished item is no longer chosen.
  const first = guide.getByRole('checkbox', { name: /^Escolher/ }).first();
  await expect(first).not.toBeChecked();
  await first.check();
  await guide.getByRole('button', { name: /^Aprovar/ }).click();
  await guide.getByRole('button', { name: /histórico/ }).click();
  await expect(guide.getByText(/Denise Corrêa Sampaio/).first()).toBeVisible();
});

test('Centro Médico sees the guides of its own provider alone', async ({ page }) => {
  await login(page, 'centromedico', '/modulos/centro-medico/guias-importadas-xml');
  const providers = page.getByLabel('Prestador', { exact: true });
  await expect(providers.getByRole('option').nth(1)).toHaveText(/^999520 - /);
  await expect(providers.getByRole('option')).toHaveCount(2);
});
