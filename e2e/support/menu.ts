import type { Page } from '@playwright/test';
import { expect, test } from './csp.ts';
import { expectWorksEverywhere } from './worksEverywhere.ts';

/** A screen of a menu: the end of its address, its item, its title, and how its data is asked for. */
export interface MenuScreen {
  route: string;
  item: string;
  title: string | RegExp;
  ask: (page: Page) => Promise<void>;
}

export const nothing = async (): Promise<void> => {};

export const menuOf = (page: Page, module: string) =>
  page.getByRole('navigation', { name: `Telas de ${module}` });

/** Waits for the first cell with a text; the very first of a row may hold only the button that opens it. */
export const showsRows = async (page: Page): Promise<void> => {
  const cells = page.getByRole('grid').first().getByRole('gridcell').filter({ hasText: /\S/ });
  await expect(cells.first()).toBeVisible();
};

/** The same, of a list that is whole: of one that is still arriving a file would be a part, and a count too small. */
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

/** Opens one screen after the other from the menu on the page, as a day of work does, and waits for its rows, of which ten are in sight; names all that failed. */
export const walkMenu = async (page: Page, module: string, screens: readonly MenuScreen[]): Promise<void> => {
  const failures: string[] = [];
  for (const screen of screens)
    await test
      .step(screen.item, () => open(page, module, screen))
      .catch((error: unknown) => failures.push(`${screen.item}: ${String(error)}`));
  expect(failures, `telas de ${module}`).toEqual([]);
};
