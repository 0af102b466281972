import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './csp.ts';

/** The focusable boxes, lists, chosen cards and days of a search. */
const fieldsOf = (search: Locator): Promise<Locator[]> =>
  search
    .locator(
      'select:enabled, input:enabled:not([tabindex="-1"], [type="radio"]:not(:checked)), [role="spinbutton"]:first-child',
    )
    .filter({ visible: true })
    .all();

/** Enter in each field of each complete search asks the server, and makes no call twice. */
export const expectEnterSearches = async (page: Page): Promise<void> => {
  const searches = page
    .getByRole('main')
    .getByRole('search')
    .filter({ has: page.locator('button[type="submit"]:enabled') });
  for (const search of await searches.all())
    for (const [at, field] of (await fieldsOf(search)).entries()) {
      const heard: Request[] = [];
      const hear = (request: Request) => {
        if (request.url().includes('/api/v1/')) heard.push(request);
      };
      // Enter does nothing while an answer is loading.
      await expect(search.locator('[aria-busy="true"]')).toHaveCount(0);
      page.on('request', hear);
      await field.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => heard.length, { message: `Enter no campo ${at + 1}` }).toBeGreaterThan(0);
      // Only then, because a request that has just left may not show on the page yet.
      await Promise.all(heard.map((request) => request.response()));
      await expect(search.locator('[aria-busy="true"]')).toHaveCount(0);
      page.off('request', hear);
      const calls = heard.map((request) => `${request.url()} ${request.postData() ?? ''}`);
      expect(calls, `Enter no campo ${at + 1}`).toEqual([...new Set(calls)]);
    }
};
