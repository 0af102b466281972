import type { Page } from '@playwright/test';
import { expect } from './csp.ts';

const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** Share of the first table's width that sticks at both sides of a row; 0 without a row. */
const stuckShare = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('grid')
    .first()
    .evaluate((grid) => {
      const { clientWidth } = grid.parentElement as HTMLElement;
      const stuck = [...grid.querySelectorAll('tr[data-row="0"] > :is([data-pin], [data-acts])')];
      // One pixel less, because shares of the width are no whole pixels.
      return stuck.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, -1) / clientWidth;
    });

/**
 * At 390 px sticky cells leave half of the table, and the page is no wider than the phone. The acts of a row can be pressed.
 */
export const expectOnPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize(phone);
  await expect.poll(() => stuckShare(page), { message: 'parte presa' }).toBeLessThanOrEqual(0.5);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'largura da página' })
    .toBeLessThanOrEqual(phone.width);
  const row = page.getByRole('main').locator('tr[data-row="0"]').first();
  const act = row.getByRole('button').or(row.getByRole('link')).filter({ visible: true }).last();
  if ((await act.count()) > 0 && (await act.isEnabled())) await act.click({ trial: true, timeout: 5_000 });
  await page.setViewportSize(desk);
};
