import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { pdfText } from '../apps/api/src/test/pdfText.ts';
import { expect, test } from './support/csp.ts';
import { declaredPerson, openBill } from './support/demo.ts';
import { login } from './support/login.ts';

const lockOf = (cpf: string) => cpf.replace(/\D/g, '').slice(0, 5);
const bytesOf = async (download: Promise<Download>) => readFile(await (await download).path());

/** Bytes of the new tab: the journeys' browser has no viewer and saves them instead. */
const inTab = async (page: Page, act: () => Promise<void>): Promise<Buffer> => {
  const saved = page.waitForEvent('download');
  const tab = page.waitForEvent('popup');
  await act();
  const file = await saved;
  expect(file.url()).toMatch(/^blob:/);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await (await tab).close();
  return bytesOf(Promise.resolve(file));
};

/** The tab has the same file that Baixar saves; a print from the browser's own menu shows how to print it. */
const printsWhole = async (page: Page, paperWords: RegExp) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  const file = await bytesOf(download);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  const button = page.getByRole('button', { name: 'Imprimir em outra aba' });
  expect(file.equals(await inTab(page, () => button.click()))).toBe(true);
  const key = () => page.keyboard.press('ControlOrMeta+p');
  await page.getByRole('button', { name: 'Ajustar à largura' }).focus();
  expect(file.equals(await inTab(page, key))).toBe(true);
  await page.locator('h1, h2').last().click();
  expect(file.equals(await inTab(page, key))).toBe(true);

  const sheet = pdfText(await page.pdf({ format: 'A4' }));
  expect(sheet).toContain('Esta folha não traz o documento, só diz como imprimi-lo.');
  expect(sheet.replaceAll(/\s+/g, ' ')).toContain(
    'use Ctrl+P ou Imprimir: ele se abre inteiro em outra aba.',
  );
  expect(sheet).not.toMatch(/R\$|\d,\d{2}|Exportar/);
  expect(sheet).not.toMatch(paperWords);
  expect(sheet.split('\f').filter((each) => each.trim() !== '')).toHaveLength(1);
};

test('a boleto, locked, is printed from a tab that has its file', async ({ page }) => {
  const { matricula, cpf, nome } = openBill();
  await login(page, 'cobranca', '/modulos/cobranca/gera-boleto');
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(matricula);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Gerar boleto: o boleto de [\d/]+$/ })
    .first()
    .click();
  const senha = page.getByLabel('Senha do documento', { exact: true });
  await expect(senha).toBeVisible();
  // Before the password is entered here, the tab asks for the same one.
  const locked = await inTab(page, () => page.keyboard.press('ControlOrMeta+p'));
  await senha.fill(lockOf(cpf));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(nome).first()).toBeVisible();
  await printsWhole(page, new RegExp(nome));
  expect(() => pdfText(locked)).toThrow();
  expect(pdfText(locked, lockOf(cpf))).toContain(nome);

  // Without a paper the page prints as before.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const sheet = pdfText(await page.pdf({ format: 'A4' }));
  expect(sheet).toContain(nome);
  expect(sheet).not.toContain('Esta folha não traz');
});

test('a declaration is printed from a tab that has its file', async ({ page }) => {
  const { matricula, cpf } = declaredPerson();
  await login(page, 'cobranca', '/modulos/cobranca/imposto-de-renda');
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(matricula);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Baixar: a declaração/ })
    .first()
    .click();
  await page.getByLabel('Senha do documento', { exact: true }).fill(lockOf(cpf));
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Total pago/)
      .first(),
  ).toBeVisible();
  await printsWhole(page, /Total pago/);
});

test('the commission report, on a page of its own, is printed from a tab that has its file', async ({
  page,
}) => {
  await login(page, 'gerente', '/modulos/vendas/relatorio-comissao?competencia=09/2026');
  await expect(page.getByRole('region', { name: /^Páginas de/ })).toBeVisible();
  await printsWhole(page, /Total geral/i);
});
