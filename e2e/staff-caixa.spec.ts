import type { Locator, Page } from '@playwright/test';
import { officeUrl } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { balcao, fillSale, saveSale } from './support/balcao.ts';
import { expect, test } from './support/csp.ts';
import { lonelyBill } from './support/demo.ts';
import { enter, login } from './support/login.ts';
import { demoDay } from './support/moment.ts';

interface Fee {
  codFatura: string;
  valorTotal: string;
}

// Of two people on one thing the second is refused.
test.use({ allowedProblems: /status of 409/ });

/** Holders with at least `fees` open fees, without the payer whose one bill another journey pays in part. */
const holdersWith = async (page: Page, fees: number, many: number): Promise<string[]> => {
  const people = await ask<{ codsau: string }[]>(page, '/beneficiario/getBeneficiario/N/maria');
  const more = await ask<{ codsau: string }[]>(page, '/beneficiario/getBeneficiario/N/jo');
  const found: string[] = [];
  const seen = new Set([lonelyBill(Number(demoDay().slice(0, 4)) - 1).fatura]);
  for (const { codsau } of [...people, ...more]) {
    const { dataFormat = [] } = await ask<{ dataFormat?: Fee[] }>(page, `/caixa/getMensalidade/${codsau}`);
    const first = dataFormat[0]?.codFatura ?? '';
    if (dataFormat.length >= fees && !seen.has(first)) found.push(codsau);
    seen.add(first);
    if (found.length === many) return found;
  }
  throw new Error(`only ${found.length} holders with ${fees} open fees`);
};

/** Opens a sale on the settlement screen by its authorization code. */
const openSale = async (page: Page, codigo: string, aba = 'abertos') => {
  await page.goto(
    `${officeUrl}/modulos/caixa/baixa-cartao?aba=${aba}&filtro.cartaoCodigoAutorizacao=${codigo}`,
  );
  const row = page.getByRole('row').filter({ hasText: codigo });
  await row.getByRole('button', { name: /^Detalhes de/ }).click();
  return page.getByRole('grid', { name: /^Parcelas de / });
};

test('a card sale with a discount in seven is settled installment by installment and stands in the report (CXA-16)', async ({
  page,
}) => {
  await login(page, 'caixa', balcao);
  const [codSau = ''] = await holdersWith(page, 1, 1);
  await fillSale(page, codSau, '70071001');
  await page.getByLabel(/^Desconto/).fill('10,00');
  await page.getByRole('button', { name: 'Aplicar desconto' }).click();
  await expect(page.getByText('Desconto aplicado com sucesso!')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Parcelas da venda' }).getByRole('row')).toHaveCount(9);
  await saveSale(page);
  await expect(page.getByText('Dados inseridos com sucesso!')).toBeVisible();

  const parcelas = await openSale(page, '70071001');
  for (let numero = 1; numero <= 7; numero += 1) {
    await parcelas
      .getByRole('button', { name: new RegExp(`^Confirmar recebimento da parcela ${numero} `) })
      .click();
    await page
      .getByRole('alertdialog', { name: new RegExp(`^Confirmar o recebimento da parcela ${numero} `) })
      .getByRole('button', {
        name: 'Confirmar recebimento',
      })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(page.getByText('Nenhuma linha passa pelos filtros')).toBeVisible();
  const paid = await openSale(page, '70071001', 'finalizados');
  await expect(paid.getByRole('button', { name: /^Reabrir a parcela/ })).toHaveCount(7);

  await page.goto(`${officeUrl}/modulos/caixa/inicio`);
  await page.getByRole('link', { name: /^Vendas de hoje/ }).click();
  const report = page.getByRole('row').filter({ hasText: '70071001' });
  await expect(report).toContainText('Pago');
  await report.getByRole('button', { name: /^Detalhes de/ }).click();
  await expect(page.getByRole('grid', { name: /^Faturas pagas por/ })).toContainText('Mensalidade');
});

/** Presses Tab until the target, or an element in it, has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('never reached with Tab');
};

test('a cashier enters a card sale without a mouse', async ({ page }) => {
  await login(page, 'caixa', balcao);
  const [codSau = ''] = await holdersWith(page, 1, 1);
  await page.goto(`${officeUrl}${balcao}`);
  const { keyboard } = page;
  await tabTo(page, page.getByLabel('Código do beneficiário'));
  await keyboard.type(codSau);
  await keyboard.press('Tab');
  const fee = page.getByRole('grid', { name: 'Mensalidades em aberto' }).getByRole('checkbox').nth(1);
  await expect(fee).toBeVisible();
  await tabTo(page, page.getByRole('grid', { name: 'Mensalidades em aberto' }));
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await expect(fee).toBeChecked();
  for (const [label, typed] of [
    ['Código de autorização', '70073001'],
    ['Emitente do cartão', 'Pessoa do Teclado'],
    ['Bandeira', 'Vi'],
    ['Transação', 'Cr'],
    ['Parcelas', '2'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(typed);
  }
  await tabTo(page, page.getByRole('button', { name: 'Salvar', exact: true }));
  await keyboard.press('Enter');
  const ask = page.getByRole('alertdialog');
  await expect(ask.getByText(/no crédito em 2X de .*, autorização 70073001/)).toBeVisible();
  await tabTo(page, ask.getByRole('button', { name: 'Salvar a venda' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Dados inseridos com sucesso!')).toBeVisible();
});

test('two cashiers on one fee and on one card: one wins, the other is told by whom', async ({
  page,
  elsewhere,
}) => {
  await login(page, 'caixa', balcao);
  const [codSau = ''] = await holdersWith(page, 1, 1);
  const other = await (await elsewhere()).newPage();
  await enter(other, 'gerente');
  await fillSale(page, codSau, '70072001');
  await fillSale(other, codSau, '70072002');
  await saveSale(page);
  await expect(page.getByText('Dados inseridos com sucesso!')).toBeVisible();
  await saveSale(other);
  await expect(other.getByText(/já foi paga com cartão em .* por Fábio Cordeiro Lima/)).toBeVisible();
  await expect(other.getByLabel('Código de autorização')).toHaveValue('70072002');

  const mine = await openSale(page, '70072001');
  const theirs = await openSale(other, '70072001');
  await theirs.getByRole('button', { name: /^Confirmar recebimento da parcela 1 / }).click();
  await mine.getByRole('button', { name: /^Confirmar recebimento da parcela 1 / }).click();
  const yes = { name: 'Confirmar recebimento' } as const;
  await page.getByRole('alertdialog').getByRole('button', yes).click();
  await expect(mine.getByRole('button', { name: /^Reabrir a parcela 1 / })).toBeVisible();
  await other.getByRole('alertdialog').getByRole('button', yes).click();
  await expect(
    other.getByText(/^A parcela 1 já estava paga em .* por Fábio Cordeiro Lima\. Nada foi alterado\.$/),
  ).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Reabrir a parcela 1 / })).toBeVisible();
});
