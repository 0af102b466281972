import type { Page } from '@playwright/test';

/** Searches the collective contracts of last month, which no journey calculates: no notice takes the place of rows. */
export const buscaMesPassado = async (page: Page): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Competência' });
  const [month = 1, year = 0] = (await field.inputValue()).split('/').map(Number);
  await field.fill(month === 1 ? `12/${year - 1}` : `${String(month - 1).padStart(2, '0')}/${year}`);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
};
