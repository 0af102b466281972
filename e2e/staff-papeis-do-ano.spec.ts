import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { pdfText } from '../apps/api/src/test/pdfText.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';
import { demoDay } from './support/moment.ts';

const ano = Number(demoDay().slice(0, 4)) - 1;

/** Downloads the papers of the dialog; returns the files of the package and the number left out. */
const downloads = async (page: Page): Promise<Record<string, Uint8Array>> => {
  const dialog = page.getByRole('dialog', { name: /^Baixar as / });
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Baixar', exact: true }).click();
  const file = await (await download).path();
  await expect(dialog.getByText(/^[\d.]+ arquivos? baixados?/)).toBeVisible();
  return unzipSync(await readFile(file));
};
const pdfsOf = (files: Record<string, Uint8Array>): string[] =>
  Object.keys(files).filter((name) => name.endsWith('.pdf'));

test('the papers of a year come in one package, locked, and are not downloaded twice', async ({ page }) => {
  test.setTimeout(240_000);
  await login(page, 'gerente');
  await page.goto(`${officeUrl}/modulos/cobranca/declaracoes-do-ano?ano=${ano}`);
  await page.getByRole('button', { name: 'Baixar todas' }).click();
  const faltam = page.getByRole('radio', { name: /^As que ainda não saíram/ });
  await expect(faltam).toBeChecked();
  const files = await downloads(page);
  const names = pdfsOf(files);
  expect(names.length).toBeGreaterThan(5);
  // The year is the only number with more than two digits.
  for (const name of names)
    expect(name).toMatch(new RegExp(`^declaracao-ir-${ano}-[a-z]+[a-z-]*(?:-\\d{1,2})?\\.pdf$`));
  const indice = new TextDecoder().decode(files['indice.txt']);
  expect(indice.split('\r\n').filter((line) => line.startsWith('declaracao-ir-'))).toHaveLength(names.length);
  const [first = ''] = names;
  const titular = new RegExp(`^${first}: (.+)$`, 'm').exec(indice)?.[1]?.trim() ?? '';
  await page.getByRole('dialog').getByText('Fechar').click();

  const table = page.getByRole('grid', { name: 'Declarações do ano' });
  await expect(table.getByRole('columnheader', { name: /Baixada em/ })).toBeAttached();
  await page.goto(
    `${officeUrl}/modulos/cobranca/declaracoes-do-ano?ano=${ano}&filtro.nome=${encodeURIComponent(titular)}`,
  );
  const cpf = await table
    .getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
    .first()
    .innerText();
  const paper = Buffer.from(files[first] ?? []);
  expect(() => pdfText(paper)).toThrow();
  expect(pdfText(paper, cpf.replaceAll(/\D/g, '').slice(0, 5)).replaceAll(/\s+/g, ' ')).toContain(titular);

  await page.goto(`${officeUrl}/modulos/cobranca/declaracoes-do-ano?ano=${ano}`);
  await page.getByRole('button', { name: 'Baixar todas' }).click();
  // The missing ones are exactly those that cannot be made.
  const rest = await page
    .getByText(/^As que ainda não saíram \(/)
    .first()
    .innerText();
  expect(Number(/\((\d+)\)/.exec(rest)?.[1])).toBeLessThan(names.length);
});

test('who owes nothing of the year has its discharge, and of who owes it is said what', async ({ page }) => {
  test.setTimeout(240_000);
  await login(page, 'gerente');
  await page.goto(`${officeUrl}/modulos/cobranca/quitacoes-do-ano?ano=${ano}&filtro.motivo=Deve`);
  const table = page.getByRole('grid', { name: 'Quitações do ano' });
  const deve = table.getByRole('row').filter({ hasText: new RegExp(`Deve .+ de ${ano}: R\\$`) });
  await expect(deve.first()).toBeVisible();
  await expect(deve.first().getByRole('button', { name: /^Enviar por e-mail a quitação de/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Baixar todas' }).click();
  const files = await downloads(page);
  const names = pdfsOf(files);
  expect(names.length).toBeGreaterThan(5);
  expect(names[0]).toMatch(new RegExp(`^quitacao-anual-${ano}-`));
  expect(() => pdfText(Buffer.from(files[names[0] ?? ''] ?? []))).toThrow();
});
