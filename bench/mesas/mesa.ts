import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Time that a person looks at a thing before a key. */
export const LOOK_MS = 400;

/** A desk by its name, as a person uses it. */
export const deskOf = (page: Page, label: string) => {
  const desk = page.getByRole('region', { name: label, exact: true });
  return {
    desk,
    /** Name of the thing on show. */
    heading: (): Promise<string> => desk.locator('h2[tabindex="-1"]').innerText(),
    /** Presses a key after a look, and returns ms until its result is said and the next thing stands there with the focus. */
    press: async (key: string): Promise<number> => {
      const before = await desk.getByRole('status').innerText();
      await wait(LOOK_MS);
      const start = performance.now();
      await page.keyboard.press(key);
      await page.waitForFunction(
        ([name, old]) => {
          const said = document.querySelector(`[aria-label="${name}"] [role="status"]`)?.textContent;
          return said !== old && document.activeElement?.matches('h2, section, input');
        },
        [label, before] as const,
        { polling: 10 },
      );
      return performance.now() - start;
    },
  };
};
