import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from './support/csp.ts';
import { dueMonth } from './support/demo.ts';
import { login } from './support/login.ts';

test('the boletos that no e-mail reaches come as one file in order of CEP, count as printed, and go to the post as a list', async ({
  page,
}) => {
  const mes = dueMonth();
  await login(page, 'cobranca', `/modulos/cobranca/boletos-correio?competencia=${mes}`);
  const table = page.getByRole('grid', { name: 'Boletos para o correio' });
  await expect(table).toBeVisible();
  // Another journey, or another browser, may have printed them before.
  await page.getByLabel('Incluir os já impressos').check();
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV para o correio' }).click();
  const csv = readFileSync(await (await list).path(), 'utf8');
  const linhas = csv.trim().split(/\r?\n/u).slice(1);
  const quantas = linhas.length;
  expect(quantas).toBeGreaterThan(0);
  expect((await list).suggestedFilename()).toBe(`cartas-correio-${mes}.csv`);

  await page.getByRole('button', { name: 'Gerar PDF' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Gerar PDF' }).click();
  await expect(page.getByText('PDF dos boletos pronto!')).toBeVisible({ timeout: 60_000 });
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await paper;
  expect(file.suggestedFilename()).toMatch(/^cartas-\d{2}-\d{4}-\d+\.pdf$/);
  // The file opens without a password.
  const text = execFileSync('pdftotext', ['-layout', await file.path(), '-'], { encoding: 'utf8' });
  expect([...text.matchAll(/Recibo do pagador/gu)]).toHaveLength(quantas);
  const ordem = linhas.map((linha) => linha.split(/[,;]/u)[5] ?? '');
  expect(ordem).toEqual(ordem.toSorted());

  await page.getByLabel('Incluir os já impressos').uncheck();
  await expect(page.getByRole('button', { name: 'Gerar PDF' })).toBeDisabled();
});
