import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { declared, openBill, toldOfDebt } from './support/demo.ts';
import { login } from './support/login.ts';
import { menuOf, type MenuScreen, nothing, showsRows, walkMenu } from './support/menu.ts';

const search = async (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true }).click();
const searchFor = (holder: () => string) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(holder());
  await search(page);
};
// The newest day may be the end of this month, when perhaps nobody leaves.
const dayWithContracts = async (page: Page) => {
  const days = page.getByLabel('Data de cancelamento', { exact: true });
  const some = days.getByRole('option', { name: / [1-9]\d* contratos?$/ }).first();
  await expect(some).toBeAttached();
  await days.selectOption({ label: await some.innerText() });
  await search(page);
};
const everyDay = async (page: Page) => {
  const type = async (group: RegExp, day: string) => {
    await page.getByRole('group', { name: group }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  };
  await type(/Data inicial/, '01012020');
  await type(/Data final/, '31122030');
  await search(page);
};

const geraBoleto: MenuScreen = {
  route: 'gera-boleto',
  item: 'Gerar boleto',
  title: 'Gerar boleto',
  ask: searchFor(() => openBill().matricula),
};
const impostoDeRenda: MenuScreen = {
  route: 'imposto-de-renda',
  item: 'Imposto de Renda',
  title: 'Imposto de Renda',
  ask: searchFor(declared),
};

/** Screens in the order of the menu. */
const screens: readonly MenuScreen[] = [
  geraBoleto,
  { route: 'boletos-correio', item: 'Boletos para o correio', title: 'Boletos para o correio', ask: search },
  { route: 'cancelamento', item: 'Cancelamento', title: 'Cancelamento', ask: dayWithContracts },
  { route: 'inadimplente', item: 'Inadimplentes', title: 'Inadimplentes', ask: search },
  { route: 'notificacao', item: 'Notificações', title: 'Notificações', ask: nothing },
  {
    route: 'pagamento-vencido',
    item: 'Pagamentos vencidos',
    title: 'Pagamentos vencidos',
    ask: everyDay,
  },
  impostoDeRenda,
  {
    route: 'aviso',
    item: 'Avisos de inadimplência',
    title: 'Avisos de inadimplência',
    ask: searchFor(toldOfDebt),
  },
  { route: 'papel-por-telefone', item: 'Papéis por telefone', title: 'Papéis por telefone', ask: search },
  { route: 'mensageria', item: 'Mensageria', title: 'Mensageria', ask: nothing },
  { route: 'retencao', item: 'Retenção', title: 'Retenção', ask: search },
  {
    route: 'pedidos-de-saida',
    item: 'Pedidos de saída',
    title: 'Pedidos de saída',
    ask: async (page) => page.getByRole('button', { name: 'Buscar todos', exact: true }).click(),
  },
];

test('the menu of Cobrança has these screens, and its home tells what waits', async ({ page }) => {
  await login(page, 'cobranca');
  await expect(page.getByRole('link', { name: /^\d+ títulos? em atraso$/ })).toBeVisible();
  await page.goto(`${officeUrl}/modulos/cobranca`);
  await expect(page).toHaveURL(/\/modulos\/cobranca\/inicio$/);
  await expect(page.getByText('Seja bem-vindo ao módulo Cobrança')).toBeVisible();
  const links = menuOf(page, 'Cobrança').getByRole('link');
  await expect(links).toHaveCount(screens.length + 1);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    ['inicio', ...screens.map(({ route }) => route)].map((route) => `/modulos/cobranca/${route}`),
  );
  await expect(page.getByRole('heading', { level: 1, name: /^[\d.]+ títulos? em atraso/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Todos os títulos em atraso' })).toBeVisible();
  await expect(page.getByText('Não foi possível obter este número agora')).toHaveCount(0);
  await expectAccessible(page);
});

test('each item of the menu of Cobrança opens its screen, which shows rows', async ({ page }) => {
  await login(page, 'cobranca', '/modulos/cobranca/inicio');
  await walkMenu(page, 'Cobrança', screens);
});

for (const [key, name, user] of [
  // A seller sees own clients alone (VEN-48).
  ['vendas', 'Vendas', 'comercial'],
  ['atendimento', 'Atendimento', 'atendimento'],
] as const)
  test(`${name} has the bills and the declarations too`, async ({ page }) => {
    await login(page, user, `/modulos/${key}/inicio`);
    await walkMenu(page, name, [geraBoleto, impostoDeRenda]);
  });

test('Retenção opens on its screen, and its tile counts the attendances', async ({ page }) => {
  await login(page, 'retencao');
  await expect(page.getByRole('link', { name: /^\d+ retenç(ão|ões) em atendimento$/ })).toBeVisible();
  await page.goto(`${officeUrl}/modulos/retencao`);
  await expect(page).toHaveURL(/\/modulos\/retencao\/inicio$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Retenção', exact: true })).toBeVisible();
  await expect(menuOf(page, 'Retenção').getByRole('link')).toHaveCount(2);
  await search(page);
  await showsRows(page);
});
