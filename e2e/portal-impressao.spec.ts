import type { Page } from '@playwright/test';
import { pdfText } from '../apps/api/src/test/pdfText.ts';
import { portalUrl } from './support/addresses.ts';
import { isAwake } from './support/awake.ts';
import { expect, test } from './support/csp.ts';
import { telephone, withTelephone } from './support/telephone.ts';

// The challenge is an expected 428.
test.use({ allowedProblems: /status of 428/ });

const lineOf = (at: number) => `linha ${at} do relato`;

/** The lines of each sheet, for a report with `count` lines in its long field. */
const sheetsOf = async (page: Page, count: number): Promise<string[][]> => {
  const lines = Array.from({ length: count }, (_item, at) => lineOf(at + 1));
  await page.getByLabel('Descrição detalhada').fill(lines.join('\n'));
  return pdfText(await page.pdf({ format: 'A4' }))
    .split('\f')
    .map((sheet) => sheet.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])))
    .filter((sheet) => sheet.length > 0);
};

/** Files a report and reads its printed receipt. */
const receiptOf = async (page: Page) => {
  await page.getByLabel('Tipo').selectOption({ label: 'Assédio moral' });
  await page.getByLabel('Descrição detalhada').fill('Relato de jornada.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde o protocolo e a chave' })).toBeVisible();
  const protocolo = await page.getByText(/^\d{4} \d{4}$/).innerText();
  const paper = pdfText(await page.pdf({ format: 'A4' })).replaceAll(/\s+/g, ' ');
  expect(paper).toContain(protocolo);
  return paper;
};

test('the receipt on paper says where to go, and has no button, field or link', async ({ page }) => {
  await page.goto(`${portalUrl}/ouvidoriaInterna/denuncia/anon`);
  await isAwake(page.locator('form'));
  const paper = await receiptOf(page);
  expect(paper).not.toMatch(/Oeste|Ouvidoria Interna/);
  expect(paper).toContain(`Para acompanhar, abra ${portalUrl}/ouvidoriaInterna/acompanhamento`);
  expect(paper).not.toMatch(/Copiar|Imprimir|Voltar ao início|4 últimos símbolos/);
});

test('the receipt on paper names the operator where a setting says so', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...config, receiptOperator: 'Serra Azul' } });
  });
  await page.goto(`${portalUrl}/ouvidoriaInterna/denuncia/anon`);
  await isAwake(page.locator('form'));
  expect(await receiptOf(page)).toContain('Ouvidoria Interna · Serra Azul');
  await expect(page.getByText('Serra Azul')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt on paper says where to go too', async ({ page }) => {
    await page.goto(`${portalUrl}/ouvidoriaInterna/denuncia/anon`);
    const paper = await receiptOf(page);
    expect(paper).toMatch(
      /Para acompanhar, abra http:\/\/(localhost|127\.0\.0\.1):\d+\/ouvidoriaInterna\/acompanhamento/,
    );
    expect(paper).not.toMatch(/Oeste|Ouvidoria Interna/);
  });
});

test('the report on paper is whole, leaves no sheet half white, and none to the telephone alone', async ({
  page,
}) => {
  await withTelephone(page);
  await page.goto(`${portalUrl}/ouvidoriaInterna/denuncia/anon`);
  await isAwake(page.locator('form'));
  await expect(telephone(page)).toBeAttached();

  const long = await sheetsOf(page, 70);
  expect(long.flat()).toEqual(
    expect.arrayContaining(Array.from({ length: 70 }, (_item, at) => lineOf(at + 1))),
  );
  expect(long[0]).toContain(lineOf(1));

  for (let count = 0; count < 45; count += 1) {
    const last = (await sheetsOf(page, count)).at(-1) ?? [];
    expect(last.at(-1)).toContain('0800 000 0000');
    expect(last.length, `${count} lines`).toBeGreaterThan(1);
  }
});
