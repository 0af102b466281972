import type { Locator } from '@playwright/test';
import { expect } from './csp.ts';

/**
 * Presses Enter where a message may cover the button. Unlike a click, a key does not wait until the button is ready. The first key shows
 * that a person is present: an act that got the focus by itself ignores Enter (REL-33).
 */
export const pressEnter = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.press('Shift');
  await button.press('Enter');
};
