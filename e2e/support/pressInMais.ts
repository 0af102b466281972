import type { Page } from '@playwright/test';
import { expect } from './csp.ts';

/** Presses an act that is in the menu Mais of its row, with these words in it. A row that was just drawn anew takes no press (REL-33). */
export const pressInMais = async (page: Page, name: string, words: string): Promise<void> => {
  const act = page.getByLabel(name, { exact: true });
  const row = page.getByRole('row').filter({ has: act });
  const item = page.getByRole('menuitem', { name: words, exact: true });
  await expect(async () => {
    await row.getByRole('button', { name: /^Mais ações de / }).click();
    await expect(item).toBeVisible({ timeout: 1000 });
  }).toPass();
  await item.click();
};
