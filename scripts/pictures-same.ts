import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { diff } from '@blazediff/core';
import { PNG } from 'pngjs';
import { matchingOptions, picturesFolder } from './pictures-paths.ts';

/** A rectangle of whole dots. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether the window, or a part of it in CSS pixels, looks as the picture of that name. */
    samePicture: (name: string, part?: Part) => Promise<boolean>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

const numberOfOtherDots = (one: PNG, other: PNG): number =>
  one.width === other.width && one.height === other.height
    ? diff(one.data, other.data, undefined, one.width, one.height, matchingOptions)
    : Number.POSITIVE_INFINITY;

/**
 * The quick look before `toMatchScreenshot`: one shot straight from the browser, without Playwright's waiting and
 * scrolling, measured by the same limits. It can only say yes; when it says no, the matcher waits, measures and tells the
 * difference.
 */
export const samePicture: BrowserCommand<[name: string, part?: Part]> = async ({ page }, name, part) => {
  const stored = await readFile(join(picturesFolder, `${name}.png`)).catch(() => undefined);
  if (stored === undefined) return false;
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    ...(part && { clip: { ...part, scale: 1 } }),
  });
  const shot = Buffer.from(data, 'base64');
  if (stored.equals(shot)) return true;
  return (
    numberOfOtherDots(PNG.sync.read(stored), PNG.sync.read(shot)) <= matchingOptions.allowedMismatchedPixels
  );
};
