import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { expect, test } from './support/csp.ts';
import { pressEnter } from './support/pressEnter.ts';
import { openBill } from './support/demo.ts';
import { login } from './support/login.ts';
import { attachmentOf, openMailbox } from './support/mailbox.ts';

const digits = (text: string) => text.replace(/\D/g, '');
const textOf = (pdf: Buffer, password: string) =>
  execFileSync('pdftotext', ['-layout', '-upw', password, '-', '-'], { input: pdf, encoding: 'utf8' });

/** The first bill that a bank still accepts; the buttons of the others show why they are disabled. */
const payable = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Gerar boleto: o boleto de [\d/]+$/ }) })
    .first();

test('a bill is searched for, opened with its password and received by e-mail once (COB-10)', async ({
  page,
}) => {
  const { matricula, cpf, nome, email } = openBill();
  const password = digits(cpf).slice(0, 5);
  const mailbox = await openMailbox();
  try {
    await login(page, 'cobranca', '/modulos/cobranca/gera-boleto');
    await page.getByRole('textbox', { name: 'Matrícula' }).fill(matricula);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dados obtidos com sucesso!')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: nome }).first()).toBeVisible();
    expect(page.url()).not.toContain(matricula);
    const row = payable(page);
    const impressa = await row.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} /).innerText();
    const linha = digits(impressa);
    expect(linha).toHaveLength(47);

    await row.getByRole('button', { name: /^Gerar boleto/ }).click();
    const paper = page.getByRole('dialog', { name: /^Boleto com vencimento em/ });
    await paper.getByLabel('Senha do documento', { exact: true }).fill('00000');
    await paper.getByRole('button', { name: 'Abrir' }).click();
    await expect(paper.getByText('A senha não abre o documento. Confira e tente de novo.')).toBeVisible();
    await paper.getByLabel('Senha do documento', { exact: true }).fill(password);
    await paper.getByRole('button', { name: 'Abrir' }).click();
    await expect(paper.getByText(nome).first()).toBeVisible();
    // One piece of text, so that a person can select and copy it whole.
    await expect(paper.getByText(impressa, { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await paper.getByRole('button', { name: 'Baixar' }).click();
    expect((await download).suggestedFilename()).toMatch(/^boleto-.+\.pdf$/);
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();

    await row.getByRole('button', { name: /^Enviar e-mail/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(email);
    await Promise.all([
      expect(page.getByText('Boleto enviado com sucesso!')).toBeVisible(),
      // Another journey may have sent it already.
      question.getByRole('button', { name: /^Enviar (e-mail|de novo)$/ }).dblclick(),
    ]);
    expect(mailbox.received.map(({ to }) => to)).toEqual([email]);
    const [message] = mailbox.received;
    const pdf = message ? attachmentOf(message, 'application/pdf') : Buffer.alloc(0);
    expect(digits(textOf(pdf, password))).toContain(linha);
    expect(() => textOf(pdf, '00000')).toThrow();

    // A click so soon at the same place would count as the same press.
    await pressEnter(row.getByRole('button', { name: /^Enviar e-mail/ }));
    await expect(page.getByRole('alertdialog')).toContainText('já foi enviado para o mesmo e-mail em');
  } finally {
    await mailbox.close();
  }
});

test('the bills of a person are found by name from anywhere, and nothing of the person is in the address (COB-10)', async ({
  page,
}) => {
  const { matricula, nome } = openBill();
  await login(page, 'comercial', '/modulos/vendas/gera-boleto');
  await page.getByRole('button', { name: /^Ir para tela/ }).click();
  await page.getByRole('combobox', { name: 'Ir para tela ou ação' }).fill(nome.toLowerCase());
  await page
    .getByRole('group', { name: /^Pessoas/ })
    .getByRole('option', { name: matricula })
    .click();
  await expect(page.getByRole('textbox', { name: 'Matrícula' })).toHaveValue(matricula);
  await expect(page.getByRole('rowheader', { name: nome }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/modulos/vendas/gera-boleto');
  expect(new URL(page.url()).search).toBe('');
  const kept = () => page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));
  expect(await kept()).not.toContain(matricula);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Matrícula' })).toHaveValue('');
});

test.describe('without a mail server', () => {
  // The refusal is what this journey tests.
  test.use({ allowedProblems: /502/ });

  test('the person is told that nothing was sent', async ({ page }) => {
    const { matricula } = openBill();
    await login(page, 'comercial', '/modulos/vendas/gera-boleto');
    await page.getByRole('textbox', { name: 'Matrícula' }).fill(matricula);
    await page.keyboard.press('Enter');
    await payable(page)
      .getByRole('button', { name: /^Enviar e-mail/ })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Enviar/ }).click();
    await expect(question.getByText(/^Erro ao enviar o e-mail!/)).toBeVisible();
  });
});
