import type { Page } from '@playwright/test';
import { expectAsksAgain } from './asksAgain.ts';
import { expectEnterSearches } from './entersSearch.ts';
import { isLong } from './isLong.ts';
import { expectOnPhone } from './phone.ts';
import { expectInSight } from './sight.ts';

/** Checks of every screen with rows: ten in sight. The long form adds a phone, Enter, and a repeated search. */
export const expectWorksEverywhere = async (page: Page): Promise<void> => {
  await expectInSight(page);
  if (!isLong) return;
  await expectOnPhone(page);
  await expectEnterSearches(page);
  await expectAsksAgain(page);
};
