import { counted } from '@vidas/api-client/words/counted.ts';
import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';

const address = `${officeUrl}/modulos/cadastro/movimentacao-beneficiarios`;
const vale = 'Cooperativa Médica Vale do Pinhal';
const bytesOf = async (download: Download) => readFile(await download.path());
const saved = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
};

/** Text of the first three columns of every row. */
const rowsOf = async (page: Page) => {
  const rows = page
    .getByRole('grid', { name: 'Movimentação de beneficiários' })
    .getByRole('row')
    .filter({ hasText: /INCLUSÃO|ALTERAÇÃO|EXCLUSÃO/ });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText(/linhas? até agora/)).toHaveCount(0);
  return rows.evaluateAll((found) =>
    found.map((row) =>
      [...row.querySelectorAll('[role="gridcell"], td')].slice(0, 3).map((cell) => cell.textContent.trim()),
    ),
  );
};

test.beforeEach(async ({ page }) => enter(page, 'cadastro'));

test('movements are exported once, and their file can be downloaded again', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('checkbox', { name: 'Incluir exportados' })).toBeDisabled();
  await page.getByLabel('Congênere', { exact: true }).selectOption({ label: vale });
  await expect(page).toHaveURL(/congenere=0201$/);
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(0);

  const exportar = page.getByRole('button', { name: 'Exportar', exact: true });
  await exportar.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `Exportar ${counted(rows.length, 'movimentação', 'movimentações')} para ${vale}?`,
  );
  const download = await saved(page, () => question.getByRole('button', { name: 'Exportar' }).click());
  expect(download.suggestedFilename()).toMatch(/^movimentacao-0201-\d{8}-\d{6}\.csv$/);
  const file = await bytesOf(download);
  const [header, ...lines] = file.toString('utf8').split('\r\n');
  expect(header).toBe('\uFEFFCOD_SAU;PEF_NOME;OPERACAO;DT_OCORRENCIA');
  expect(lines.slice(0, -1).map((line) => line.split(';').slice(0, 3))).toEqual(rows);
  await expect(page.getByText(/^\d+ (movimentação exportada|movimentações exportadas)\.$/)).toBeVisible();
  await expect(page.getByText('Sem movimentação para exportar')).toBeVisible();
  await expect(exportar).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Incluir exportados' }).check();
  await expect(page).toHaveURL(/congenere=0201&exportados=1/);
  // On some days there is more than a page of rows, and an older file contains the same person.
  await page.getByLabel('Linhas por página').first().selectOption('100');
  const last = page
    .getByRole('row')
    .filter({ hasText: rows.at(-1)?.[0] ?? '' })
    .filter({ hasText: 'Wesley Furtado Neves' })
    .last();
  await expect(last).toContainText('Sim');
  await expect(last).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  await expect(exportar).toBeDisabled();

  await page.getByRole('button', { name: 'Exportações anteriores' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportações anteriores' });
  await expect(dialog.getByRole('button', { name: /^Baixar o arquivo de/ }).first()).toBeVisible();
  const again = await saved(page, () =>
    dialog
      .getByRole('button', { name: /^Baixar o arquivo de/ })
      .first()
      .click(),
  );
  expect(again.suggestedFilename()).toBe(download.suggestedFilename());
  expect((await bytesOf(again)).equals(file)).toBe(true);
});

test('an insurer without movements says so, and a reload keeps the choice', async ({ page }) => {
  await page.goto(`${address}?congenere=0203`);
  await expect(page.getByText('Sem movimentação nesta congênere')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Congênere', { exact: true })).toHaveValue('0203');
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeDisabled();
});
