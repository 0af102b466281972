import type { Page } from '@playwright/test';
import { expect } from './csp.ts';

interface Sight {
  /** Completely visible rows. */
  readonly seen: number;
  /** Rows of the list, on all pages. */
  readonly rows: number;
  /** Partly hidden identifiers, amounts, counts and days. */
  readonly cut: readonly string[];
}

/** Visible part of the page's first table, without scrolling. */
const sightOf = (page: Page): Promise<Sight> =>
  page
    .getByRole('grid')
    .first()
    .evaluate((grid) => {
      const edge = (grid.parentElement as HTMLElement).getBoundingClientRect();
      // Only the cells stick, not the parts around them.
      const foot = grid.querySelector('tfoot td')?.getBoundingClientRect();
      const top = grid.querySelector('thead th')?.getBoundingClientRect().bottom ?? edge.top;
      const bottom = Math.min(foot?.top ?? edge.bottom, edge.bottom, innerHeight);
      const rows = [...grid.querySelectorAll('tbody tr[data-row]')];
      const isSeen = (row: Element) => {
        const box = row.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
      };
      return {
        seen: rows.filter(isSeen).length,
        rows: Number(grid.ariaRowCount) - 1 - (foot ? 1 : 0),
        cut: [...grid.querySelectorAll<HTMLElement>('td[data-whole], tfoot td')]
          .filter((cell) => cell.scrollWidth > cell.clientWidth)
          .map((cell) => cell.innerText),
      };
    });

/** Expects ten visible rows at 1366 × 768, or all of a shorter list, and no important value cut. */
export const expectInSight = async (page: Page): Promise<void> => {
  await expect.poll(() => sightOf(page).then(({ seen, rows }) => seen >= Math.min(10, rows))).toBe(true);
  await expect
    .poll(async () => (await sightOf(page)).cut, { message: 'números e códigos cortados' })
    .toEqual([]);
};
