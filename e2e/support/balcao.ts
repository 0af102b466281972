import type { Page } from '@playwright/test';
import { officeUrl } from './addresses.ts';

/** Address of the counter's card sales. */
export const balcao = '/modulos/caixa/pagamento-cartao';

/** Fills in the form of a sale up to Salvar, with the first open fee. */
export const fillSale = async (page: Page, codSau: string, codigo: string): Promise<void> => {
  await page.goto(`${officeUrl}${balcao}`);
  await page.getByLabel('Código do beneficiário').fill(codSau);
  await page.getByLabel('Código do beneficiário').press('Tab');
  const fees = page.getByRole('grid', { name: 'Mensalidades em aberto' });
  await fees.getByRole('checkbox').nth(1).check();
  await page.getByLabel('Código de autorização').fill(codigo);
  await page.getByLabel('Emitente do cartão').fill('Pessoa do Balcão');
  await page.getByLabel('Bandeira').selectOption('Visa');
  await page.getByLabel('Transação').selectOption('crédito');
  await page.getByLabel('Parcelas', { exact: true }).selectOption('7');
};

export const saveSale = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salvar a venda' }).click();
};
