import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/csp.ts';
import { clientsBySeller, declared, monthOfQualicorp, monthOfSales, openBill } from './support/demo.ts';
import { exportsAs } from './support/exportsAs.ts';
import { login } from './support/login.ts';
import { showsAllRows, showsRows } from './support/menu.ts';
import { demoDay } from './support/moment.ts';

const rogerio = 'Rogério Pacheco Lima';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The month 'YYYY-MM', `months` before today's. */
const monthBefore = (months: number): string => {
  const [year = 0, month = 0] = demoDay().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7);
};
/** The month 'MM-YYYY' of an address, or with another separator. */
const written = (mes: string, separator = '-'): string => mes.split('-').toReversed().join(separator);

/** Presses Exportar CSV once the list is complete; returns the name, and the lines without the header. */
const csvOf = async (page: Page) => {
  await showsAllRows(page);
  const [download] = await Promise.all([page.waitForEvent('download'), exportsAs(page)]);
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  return { name: download.suggestedFilename(), lines };
};
/** The sellers in the last column of Comissoes.csv. */
const sellersOf = (lines: readonly string[]): string[] => [
  ...new Set(lines.map((line) => line.split(';').at(-1) ?? '')),
];

test('a manager reads the commissions of all sellers, and a closed month on paper', async ({ page }) => {
  const mes = monthOfSales(['601']);
  await login(page, 'gerente', `/modulos/vendas/comissao?competencia=${written(mes)}`);
  const { name, lines } = await csvOf(page);
  expect(name).toBe('Comissoes.csv');
  expect(sellersOf(lines)).toContain(rogerio);

  const address = (of: string) => `/relatorio-comissao?competencia=${written(of, '/')}`;
  await page.getByRole('link', { name: 'Relatório (PDF)' }).click();
  await expect(page).toHaveURL((url) => url.href.endsWith(address(mes)));
  const closed = monthBefore(2);
  await page.goto(page.url().replace(address(mes), address(closed)));
  const paper = page.getByText('Relatório de comissão', { exact: true });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Telas de Vendas' })).toBeHidden();
  await page.reload();
  await expect(paper).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar').click()]);
  expect(download.suggestedFilename()).toBe(`relatorio-comissao-${written(closed)}.pdf`);
  const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
  expect(text).toMatch(new RegExp(`Competência\\s+${written(closed, '/')}`));
  expect(text).toMatch(/Emitido por\s+Otávio Magalhães Freitas/);
  expect(text).toContain('página 1 de 1');

  await page.goto(page.url().replace(address(closed), address(monthBefore(0))));
  await expect(page.getByText(/ainda não foi fechada\.$/)).toBeVisible();
});

test('both days of Qualicorp have rows, and their two tables agree', async ({ page }) => {
  await login(page, 'comercial', '/modulos/vendas/utilizacao-qualicorp');
  /** Until the tab has changed, the other tab's table is on show. */
  const open = async (name: string) => {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  };
  for (const dia of ['10', '25']) {
    const mes = written(monthOfQualicorp(Number(dia)));
    await open('Sintético');
    await page.getByRole('textbox', { name: 'Competência' }).fill(mes.replace('-', ''));
    await page.getByRole('combobox', { name: 'Dia de faturamento' }).selectOption(dia);
    await button(page, 'Buscar').click();
    await expect(
      page.getByText(`Competência ${mes.replace('-', '/')} · faturamento no dia ${dia}`),
    ).toBeVisible();
    const sintetico = await csvOf(page);
    expect(sintetico.name).toBe(`qualicorp-sintetico-${mes}-${dia}.csv`);
    await open('Utilização');
    const utilizacao = await csvOf(page);
    expect(utilizacao.name).toBe(`qualicorp-utilizacao-${mes}-${dia}.csv`);
    const sum = (lines: readonly string[], column: number) =>
      lines.reduce((total, line) => total + Number(line.split(';')[column]?.replace(/[.,]/g, '')), 0);
    expect(sum(utilizacao.lines, 2)).toBe(sum(sintetico.lines, 3));
    expect(sum(utilizacao.lines, 2)).toBeGreaterThan(0);
  }
});

test.describe('what is not of the person', () => {
  // The browser logs each refusal of this journey.
  test.use({ allowedProblems: /403/ });

  test('the portfolio opens for who is named, and for nobody else', async ({ page, elsewhere }) => {
    await login(page, 'gerente', '/modulos/vendas/carteira-beneficiarios');
    const seller = page.getByRole('combobox', { name: 'Vendedor' });
    await seller.fill('601');
    // The sellers may still be loading.
    await expect(page.getByRole('option', { name: /\(601\)$/ })).toBeVisible();
    await seller.press('Enter');
    await expect(seller).toHaveValue(/\(601\)$/);
    await button(page, 'Buscar').click();
    await expect(page.getByText(/· Vendedor 601$/)).toBeVisible();

    const other = await (await elsewhere()).newPage();
    await login(other, 'diretor', '/modulos/vendas/carteira-beneficiarios');
    await expect(
      other.getByText(/é um direito à parte\. Peça à TI que ponha o seu login em VENDAS_CARTEIRA_LOGINS/),
    ).toBeVisible();
    await expect(button(other, 'Buscar')).toBeHidden();
  });

  test("a seller reads the own sales and not another's; the head of the group reads the group", async ({
    page,
    elsewhere,
  }) => {
    const mes = written(monthOfSales(['601']));
    await login(page, 'vendedor', `/modulos/vendas/comissao?competencia=${mes}`);
    expect(sellersOf((await csvOf(page)).lines)).toEqual([rogerio]);
    await expect(page.getByRole('link', { name: 'Relatório (PDF)' })).toBeHidden();

    const { origin } = new URL(page.url());
    const years = `inicio=${monthBefore(48)}-01&fim=${demoDay()}`;
    const cadastrados = `${origin}/modulos/vendas/beneficiario-cadastrado?${years}`;
    await page.goto(`${cadastrados}&seller=0`);
    await showsRows(page);
    await expect(page.getByRole('combobox', { name: 'Vendedor' })).toBeHidden();
    const sold = (await csvOf(page)).lines.map((line) => line.split(';')[11]);
    expect([...new Set(sold)]).toEqual([rogerio]);
    await page.goto(`${cadastrados}&seller=613`);
    await expect(page.getByText('Estes dados são de outro vendedor.').first()).toBeVisible();

    const other = await (await elsewhere()).newPage();
    const doGrupo = written(monthOfSales(['619', '620', '647', '648', '653']));
    await login(other, 'vendedora', `/modulos/vendas/comissao?competencia=${doGrupo}`);
    const group = sellersOf((await csvOf(other)).lines);
    expect(group.filter((name) => name !== 'Marina Toledo Figueiredo')).not.toEqual([]);
    expect(group).not.toContain(rogerio);
  });
});

test('boletos and income tax work for a manager of Vendas', async ({ page }) => {
  await login(page, 'comercial', '/modulos/vendas/gera-boleto');
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(openBill().matricula);
  await page.keyboard.press('Enter');
  await showsRows(page);
  await page.getByRole('link', { name: 'Imposto de Renda' }).click();
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(declared());
  await page.keyboard.press('Enter');
  await showsRows(page);
});

test.describe('a seller', () => {
  // The refusal is what this journey tests.
  test.use({ allowedProblems: /403/ });

  test('VEN-48: sees the boletos of own clients alone', async ({ page }) => {
    const { own, foreign } = clientsBySeller('601');
    await login(page, 'vendedor', '/modulos/vendas/gera-boleto');
    await page.getByRole('textbox', { name: 'Matrícula' }).fill(own);
    await page.keyboard.press('Enter');
    await showsRows(page);
    await page.getByRole('textbox', { name: 'Matrícula' }).fill(foreign);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Esta pessoa ou empresa não está entre os seus clientes.').first(),
    ).toBeVisible();
  });
});
