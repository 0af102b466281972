import type { Page } from '@playwright/test';

/** Searches last month's collective contracts, which no journey calculates, so that no notice replaces the rows. */
export const buscaMesPassado = async (page: Page): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Competência' });
  const [month = 1, year = 0] = (await field.inputValue()).split('/').map(Number);
  await field.fill(month === 1 ? `12/${year - 1}` : `${String(month - 1).padStart(2, '0')}/${year}`);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
};
