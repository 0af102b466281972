import type { Locator, Page } from '@playwright/test';
import { expect } from './csp.ts';

/** Waits until the script has taken the frame of the portal over: before that its links load a whole page, as without a script. */
export const frameAwake = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Sair rápido' })).toBeVisible();

/** The same for a part of a page whose code comes later: a form would be sent as without a script. */
export const isAwake = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
