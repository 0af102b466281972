import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { enter } from './support/login.ts';
import { momentNow } from './support/moment.ts';

const of = (screen: string) => `${officeUrl}/modulos/cobranca/${screen}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Number of rows on the table: '1–20 de 128', or the number when they fit on one page. */
const countOf = async (page: Page, label: string): Promise<number> => {
  const words = page.getByLabel(`Páginas de ${label}`).getByText(/^\d+–\d+ de [\d.]+$/);
  return Number(((await words.textContent()) ?? '').replace(/^.* de /, '').replace('.', ''));
};

/** Presses a button that makes a CSV; returns its name, its header and the cells of its lines. */
const csvOf = async (page: Page, name: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), exportsAs(page, name)]);
  const buffer = await readFile(await download.path());
  const text = buffer.toString('utf8');
  // Files for other programs have no byte order mark (REL-9).
  expect(text.startsWith('\uFEFF')).toBe(!/mensageria|telefone errado/.test(name));
  const [header = '', ...lines] = text.replace('\uFEFF', '').split('\r\n');
  return { name: download.suggestedFilename(), buffer, header, lines: lines.map((line) => line.split(';')) };
};

test.beforeEach(async ({ page }) => enter(page, 'cobranca'));

test('whose contract ends on a day, with the address', async ({ page }) => {
  await page.goto(of('cancelamento'));
  const days = page.getByLabel('Data de cancelamento', { exact: true });
  await expect(days).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await days.selectOption({ index: 1 });
  const day = await days.inputValue();
  await button(page, 'Buscar').click();
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`data=${day}$`));
  const file = await csvOf(page, 'Exportar CSV');
  expect(file.name).toBe(`cancelamento-${day.split('-').toReversed().join('-')}.csv`);
  expect(file.header).toBe('Nome;Matrícula;Motivo;Endereço;CEP;Bairro;Cidade;UF;Avisos;Sem dado');
  expect(file.lines).toHaveLength(await countOf(page, 'Cancelamentos'));
});

test.describe('delinquents', () => {
  // The wrong city code is refused on purpose.
  test.use({ allowedProblems: /404/ });

  test('are listed without the cities left out, and their messaging file makes a campaign (COB-19, COB-20)', async ({
    page,
  }) => {
    await page.goto(of('inadimplente'));
    const day = page.getByRole('group', { name: /^Data de cancelamento/ }).getByRole('spinbutton');
    await expect(day.last()).toHaveText(/^\d{4}$/);
    await button(page, 'Buscar').click();
    await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
    const everybody = await csvOf(page, 'Exportar CSV');
    expect(everybody.name).toMatch(/^inadimplentes-\d{2}-\d{2}-\d{4}\.csv$/);
    expect(everybody.lines).toHaveLength(await countOf(page, 'Inadimplentes'));
    const citiesOf = ({ header, lines }: typeof everybody) =>
      lines.map((line) => line[header.split(';').indexOf('Cidade')]);
    expect(citiesOf(everybody)).toContain('Cascavel');

    const codes = page.getByRole('combobox', { name: 'Códigos de cidade a excluir' });
    await codes.fill('9999999');
    await codes.press('Enter');
    await expect(page.getByText('Código de cidade incorreto!')).toBeVisible();
    await codes.fill('4104808');
    await codes.press('Enter');
    await expect(page.getByText('Cascavel/PR')).toBeVisible();
    await expect(button(page, 'Exportar')).toBeDisabled();
    await button(page, 'Buscar').click();
    await expect(page.getByText(/, sem 1 cidade$/)).toBeVisible();
    await expect(button(page, 'Exportar')).toBeEnabled();

    const left = await csvOf(page, 'Exportar CSV');
    expect(citiesOf(left)).not.toContain('Cascavel');
    expect(left.lines.length).toBeLessThan(everybody.lines.length);
    const wrong = await csvOf(page, 'Exportar CSV telefone errado');
    expect(wrong.name).toBe('inadimplentes-fone-errado.csv');
    expect(wrong.header.endsWith(';MOTIVO')).toBe(true);
    expect(wrong.lines.every((line) => line.at(-1) !== '')).toBe(true);
    const messages = await csvOf(page, 'Exportar CSV mensageria');
    expect(messages.name).toBe('inadimplentes-mensageria.csv');
    expect(`${messages.header};MOTIVO`).toBe(wrong.header);
    expect(messages.lines.length).toBeGreaterThan(0);
    expect(messages.lines.every((line) => /^\d{2}9\d{8}$/.test(line[0] ?? ''))).toBe(true);
    expect(messages.lines.length + wrong.lines.length).toBeLessThanOrEqual(left.lines.length);

    await page.goto(of('mensageria'));
    await button(page, 'Importar campanha').click();
    const dialog = page.getByRole('dialog', { name: 'Importar campanha' });
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: messages.name, mimeType: 'text/csv', buffer: messages.buffer });
    await dialog.getByLabel('Nome da campanha').fill('Inadimplentes sem Cascavel');
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(page.getByText('Campanha importada com sucesso!')).toBeVisible();
    await expect(page.getByText('Inadimplentes sem Cascavel').first()).toBeVisible();
  });
});

test('what was due in a period and is not paid, by its age', async ({ page }) => {
  const today = momentNow();
  const end = new Date(today.getTime() - 86_400_000).toISOString().slice(0, 10);
  const start = new Date(today.getTime() - 120 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${of('pagamento-vencido')}?inicio=${start}&fim=${end}`);
  await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
  await expect(page.getByLabel('Páginas de Pagamentos vencidos')).toContainText(/^1–\d+ de /);
  const file = await csvOf(page, 'Exportar CSV');
  expect(file.name).toMatch(/^pagamento-vencido-\d{2}-\d{2}-\d{4}a\d{2}-\d{2}-\d{4}\.csv$/);
  expect(file.lines).toHaveLength(await countOf(page, 'Pagamentos vencidos'));
  const age = file.header.split(';').indexOf('Dias vencidos');
  const ages = new Set(file.lines.map((line) => line[age]));
  expect(ages.size).toBeGreaterThan(2);
});
