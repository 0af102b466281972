import type { Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/csp.ts';
import { openBill, oldestDebt } from './support/demo.ts';
import { login } from './support/login.ts';
import { openMailbox } from './support/mailbox.ts';

/** Finds a payer in Ir para by keys alone. */
const finds = async (page: Page, text: string) => {
  await page.getByRole('button', { name: /^Ir para tela/ }).waitFor();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Ir para tela ou ação' }).fill(text);
  await page.getByRole('group', { name: /^(Pessoas|Boletos em aberto)/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagador' })).toBeVisible();
};

test('a payer is found by keys, the bill opened, mailed elsewhere, and a promise noted, with nothing typed twice (COB-37)', async ({
  page,
}) => {
  const { matricula, nome } = openBill();
  const mailbox = await openMailbox();
  try {
    await login(page, 'cobranca', '/modulos/cobranca/inicio');
    await finds(page, matricula);
    await expect(page.getByRole('heading', { level: 2, name: nome })).toBeVisible();
    await expect(page.getByText(/^Deve hoje R\$ /)).toBeVisible();
    const owed = page.getByRole('list', { name: 'Em aberto' });
    const gets = () => owed.evaluate((list) => list.contains(document.activeElement));
    for (let keys = 0; keys < 3 && !(await gets()); keys += 1) await page.keyboard.press('Tab');
    expect(await gets()).toBe(true);
    await expectAccessible(page);

    const bill = owed
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Gerar boleto: o boleto de [\d/]+$/ }) })
      .first();
    await bill.getByRole('button', { name: /^Gerar boleto/ }).click();
    const paper = page.getByRole('dialog', { name: /^Boleto com vencimento em/ });
    await expect(paper.getByText(nome).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();

    await bill.getByRole('button', { name: /^Mais: / }).click();
    await page.getByRole('menuitem', { name: 'Enviar a outro e-mail' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('pagador@example.org');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Enviar/ })
      .click();
    await expect(page.getByText('Boleto enviado com sucesso!')).toBeVisible();
    expect(mailbox.received.map(({ to }) => to)).toEqual(['pagador@example.org']);
    await expect(page.getByRole('list', { name: 'Papéis enviados' })).toContainText('pagador@example.org');

    await page.getByRole('button', { name: 'Anotar contato' }).click();
    await page.getByRole('textbox', { name: 'O que a pessoa disse' }).fill('Paga na sexta');
    await page
      .getByRole('group', { name: /^Promete pagar em/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('31122030');
    await page.getByRole('button', { name: 'Anotar', exact: true }).click();
    await expect(page.getByRole('list', { name: /^Promessas/ })).toContainText('Promete pagar em 31/12/2030');

    expect(page.url()).not.toContain(matricula);
    const kept = () => page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));
    expect(await kept()).not.toContain(matricula);
    await page.reload();
    await expect(page.getByText('Escolha o pagador')).toBeVisible();
  } finally {
    await mailbox.close();
  }
});

test('the payer of a row opens on one page, and another one leaves nothing of the first (COB-37)', async ({
  page,
}) => {
  const [{ titular }] = oldestDebt();
  await login(page, 'cobranca', '/modulos/cobranca/pagamento-vencido?todos=1');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Pagador: / }) });
  const first = row.first();
  await first.hover();
  const opener = first.getByRole('button', { name: /^Pagador: / });
  const nome = ((await opener.getAttribute('aria-label')) ?? '').replace('Pagador: ', '');
  await opener.click();
  await expect(page.getByRole('heading', { level: 2, name: nome })).toBeVisible();
  // By the person: another journey may have paid the bill.
  await finds(page, titular);
  await expect(page.getByText(new RegExp(`^Matrícula ${titular} `))).toBeVisible();
  expect(new URL(page.url()).href).toBe(`${officeUrl}/modulos/cobranca/pagador`);
});
