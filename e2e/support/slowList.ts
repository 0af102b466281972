import type { Page } from '@playwright/test';

/** A list whose rows come when the journey says so: half of them at once, the rest by `release`, or never, by `breakOff`. */
export interface SlowList {
  readonly release: () => Promise<void>;
  readonly breakOff: () => Promise<void>;
  /** True once the page has given the list up. */
  readonly isGivenUp: () => Promise<boolean>;
}

interface Held {
  release?: () => void;
  breakOff?: () => void;
  isGivenUp?: boolean;
}

/**
 * Holds the second half of the answers of a call back, in the portions in which the server sends a list (SER-32). The demonstration is so small
 * that its lists are whole at once.
 */
export const slowList = async (page: Page, call: string): Promise<SlowList> => {
  await page.addInitScript((name) => {
    const fetchReally = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await fetchReally(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith(name) || !response.ok) return response;
      const rows = (await response.json()) as unknown[];
      const half = Math.ceil(rows.length / 2);
      const written = (some: unknown[]) => new TextEncoder().encode(JSON.stringify(some).slice(1, -1));
      const sign = (text: string) => new TextEncoder().encode(text);
      const held: Held = {};
      Reflect.set(window, 'heldList', held);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const piece of [sign('['), written(rows.slice(0, half)), sign('\n')])
            controller.enqueue(piece);
          held.release = () => {
            for (const piece of [sign(','), written(rows.slice(half)), sign('\n]')])
              controller.enqueue(piece);
            controller.close();
          };
          held.breakOff = () => controller.error(new TypeError('network error'));
        },
        cancel: () => {
          held.isGivenUp = true;
        },
      });
      return new Response(body, {
        headers: { 'content-type': 'application/json', 'vidas-portions': 'lines' },
      });
    };
  }, call);
  const act = (name: 'release' | 'breakOff') =>
    page.evaluate((which) => (Reflect.get(window, 'heldList') as Held)[which]?.(), name);
  return {
    release: () => act('release'),
    breakOff: () => act('breakOff'),
    isGivenUp: () => page.evaluate(() => (Reflect.get(window, 'heldList') as Held).isGivenUp === true),
  };
};
