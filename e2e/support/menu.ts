import type { Page } from '@playwright/test';
import { expect, test } from './csp.ts';
import { expectWorksEverywhere } from './worksEverywhere.ts';

/** A screen of a menu: the end of its address, its item, its title, and its search. */
export interface MenuScreen {
  route: string;
  item: string;
  title: string | RegExp;
  ask: (page: Page) => Promise<void>;
}

export const nothing = async (): Promise<void> => {};

export const menuOf = (page: Page, module: string) =>
  page.getByRole('navigation', { name: `Telas de ${module}` });

/** Waits for the first cell with a text; a row's first cell may hold only its opening button. */
export const showsRows = async (page: Page): Promise<void> => {
  const cells = page.getByRole('grid').first().getByRole('gridcell').filter({ hasText: /\S/ });
  await expect(cells.first()).toBeVisible();
};

/** The same for a complete list: while rows arrive, a file would be a part and a count too small. */
export const showsAllRows = async (page: Page): Promise<void> => {
  await showsRows(page);
  await expect(page.getByText(/linhas? até agora/)).toHaveCount(0);
};

const open = async (page: Page, module: string, { route, item, title, ask }: MenuScreen): Promise<void> => {
  await menuOf(page, module).getByRole('link', { name: item, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${route}(\\?|$)`));
  const exact = typeof title === 'string' ? { exact: true } : {};
  await expect(page.getByRole('heading', { level: 1, name: title, ...exact })).toBeVisible();
  await ask(page);
  await showsRows(page);
  await expectWorksEverywhere(page);
};

/**
 * Opens one screen after the other from the menu on the page, like a day of work. Waits for ten visible rows on each, and names all failed
 * screens.
 */
export const walkMenu = async (page: Page, module: string, screens: readonly MenuScreen[]): Promise<void> => {
  const failures: string[] = [];
  for (const screen of screens)
    await test
      .step(screen.item, () => open(page, module, screen))
      .catch((error: unknown) => failures.push(`${screen.item}: ${String(error)}`));
  expect(failures, `telas de ${module}`).toEqual([]);
};
