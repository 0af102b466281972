import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { exportsAs } from './support/exportsAs.ts';
import { login } from './support/login.ts';

const path = '/modulos/contabilidade/analise-gerencial';
const found = /despesas de \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, por /;

/** Searches the present month and waits for the companies. */
const busca = async (page: Page, tipo: 'Coletivo' | 'Coletivo/Individual'): Promise<void> => {
  await page.getByRole('radio', { name: tipo, exact: true }).check();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('button', { name: 'Calcular despesas' })).toBeEnabled();
};

/** Asks for a calculation and returns the button that confirms it. */
const pergunta = async (page: Page) => {
  await page.getByRole('button', { name: 'Calcular despesas' }).click();
  const question = page.getByRole('alertdialog', { name: 'Calcular as despesas?' });
  const confirma = question.getByRole('button', { name: 'Calcular despesas' });
  await expect(confirma).toBeVisible();
  return confirma;
};

/**
 * Requests these calculations from the server, as other people would. They run one after the other; this ends when the first one is
 * requested.
 */
const enfileira = async (
  page: Page,
  competencias: readonly string[],
): Promise<{ readonly all: Promise<number[]> }> => {
  const stored = await page.evaluate(() => Object.values(localStorage).join(''));
  const [, authorization = ''] = /"jwt":"([^"]+)"/.exec(stored) ?? [];
  const answers = competencias.map((competencia) =>
    page.request.post(`${officeUrl}/api/v1/contabilidade/calculaAnaliseGerencial`, {
      headers: { authorization },
      data: { competencia, tipo: 'I' },
    }),
  );
  await Promise.any(answers);
  return { all: Promise.all(answers.map(async (answer) => (await answer).status())) };
};

test('an analysis is calculated while nobody looks, and found again by who comes back', async ({ page }) => {
  await login(page, 'contabilidade', path);
  await busca(page, 'Coletivo/Individual');
  await expect(page.getByRole('button', { name: 'Calcular cards' })).toBeDisabled();
  const asked = page.waitForResponse(/calculaAnaliseGerencial/);
  await (await pergunta(page)).click();
  await asked;
  const address = page.url();
  await page
    .getByRole('menuitem', { name: 'Início' })
    .or(page.getByRole('link', { name: 'Início' }))
    .first()
    .click();
  await expect(page).toHaveURL(/inicio/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByText(found)).toBeVisible();
  await page.getByRole('button', { name: 'Calcular cards' }).click();
  const soma = page
    .getByRole('table', { name: 'Contratos' })
    .getByRole('row', { name: /^Coletivo e individual/ });
  await expect(soma.getByRole('cell').filter({ hasText: /%$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await exportsAs(page);
  expect((await download).suggestedFilename()).toBe('analise-gerencial.csv');

  // The same analysis in Contas Médicas, where nobody calculated it.
  await login(page, 'contas', address.replace(officeUrl, '').replace('contabilidade', 'contas-medicas'));
  await expect(page.getByText(found)).toBeVisible();
});

test('a calculation that waits for others is cancelled, and leaves no result and no notice', async ({
  page,
}) => {
  await login(page, 'contabilidade', path);
  await busca(page, 'Coletivo');
  const field = await page.getByRole('textbox', { name: 'Competência' }).inputValue();
  const year = Number(field.slice(-4)) - 1;
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  // Eight years of months run before it. The test does not wait for all of their answers, because the first would be done meanwhile.
  const years = Array.from({ length: 8 }, (_, index) => year - index);
  const confirma = await pergunta(page);
  const { all } = await enfileira(
    page,
    years.flatMap((each) => months.map((month) => `${month}/${each}`)),
  );
  await confirma.click();
  await page.getByRole('button', { name: 'Cancelar cálculo' }).click();
  expect([...new Set(await all)]).toEqual([200]);
  await expect(page.getByText('Cálculo das despesas cancelado')).toBeVisible();
  // The notice ends with the screen, and nothing was calculated (ANA-14).
  await page.reload();
  await expect(page.getByRole('button', { name: 'Calcular despesas' })).toBeEnabled();
  await expect(page.getByText('Cálculo das despesas cancelado')).toHaveCount(0);
  await expect(page.getByText(found)).toHaveCount(0);
});
