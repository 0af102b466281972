import type { BrowserContext } from '@playwright/test';
import { momentNow } from './moment.ts';

/**
 * Gives every page of a browser the server's time; it keeps ticking. Playwright's own clock also replaces the timers. An exception in a
 * timer then no longer reaches the page, and the guard would not notice.
 */
export const moveClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((skew) => {
    const Machine = Date;
    const now = () => Machine.now() + skew;
    const Moved = new Proxy(Machine, {
      construct: (target, args, as) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, as) as Date,
      apply: () => new Machine(now()).toString(),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
    Machine.prototype.constructor = Moved;
    globalThis.Date = Moved;
  }, momentNow().getTime() - Date.now());
