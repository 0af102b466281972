import type { Page } from '@playwright/test';
import { expectAsksAgain } from './asksAgain.ts';
import { expectEnterSearches } from './entersSearch.ts';
import { isLong } from './isLong.ts';
import { expectOnPhone } from './phone.ts';
import { expectInSight } from './sight.ts';

/** What holds on every screen with rows, once they are there: ten in sight; in the long form also on a phone, at Enter and when it is asked again. */
export const expectWorksEverywhere = async (page: Page): Promise<void> => {
  await expectInSight(page);
  if (!isLong) return;
  await expectOnPhone(page);
  await expectEnterSearches(page);
  await expectAsksAgain(page);
};
