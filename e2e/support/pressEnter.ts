import type { Locator } from '@playwright/test';
import { expect } from './csp.ts';

/**
 * By the keyboard, where a message may stand before the button. Unlike a click, a key does not wait until the button takes it. The first key
 * says that the person is there: an act that has just got the focus by itself takes no Enter (REL-33).
 */
export const pressEnter = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.press('Shift');
  await button.press('Enter');
};
