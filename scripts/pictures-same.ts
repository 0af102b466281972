import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { picturesFolder } from './pictures-paths.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether the window looks byte for byte as the picture of that name. */
    samePicture: (name: string) => Promise<boolean>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/**
 * The quick look before `toMatchScreenshot`: one shot straight from the browser, without Playwright's waiting and
 * scrolling. It can only say yes; when it says no, the matcher waits, measures and tells the difference.
 */
export const samePicture: BrowserCommand<[name: string]> = async ({ page }, name) => {
  const stored = await readFile(join(picturesFolder, `${name}.png`)).catch(() => undefined);
  if (stored === undefined) return false;
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  return stored.equals(Buffer.from(data, 'base64'));
};
