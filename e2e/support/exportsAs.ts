import type { Page } from '@playwright/test';

/** Opens Exportar, and chooses a file or the paper. */
export const exportsAs = async (page: Page, kind = 'Exportar CSV'): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Exportar', exact: true });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
  await page.getByRole('button', { name: kind, exact: true }).click();
};
