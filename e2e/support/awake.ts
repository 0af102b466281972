import type { Locator, Page } from '@playwright/test';
import { expect } from './csp.ts';

/** Waits until the script runs the frame of the portal; before that its links load a whole page. */
export const frameAwake = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Sair rápido' })).toBeVisible();

/** The same for a part of a page with later code: before that its form is sent without the script. */
export const isAwake = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
