import type { Page } from '@playwright/test';

/** A list whose rows arrive on command: half of them at once, the rest by `release`, or never, by `breakOff`. */
export interface SlowList {
  readonly release: () => Promise<void>;
  readonly breakOff: () => Promise<void>;
  /** True once the page has cancelled the list. */
  readonly isGivenUp: () => Promise<boolean>;
}

interface Held {
  release?: () => void;
  breakOff?: () => void;
  isGivenUp?: boolean;
}

/**
 * Holds back the second half of a call's answers, in the server's portions (SER-32). The demonstration's lists are so small that they
 * arrive at once.
 */
export const slowList = async (page: Page, call: string): Promise<SlowList> => {
  await page.addInitScript((name) => {
    const fetchReally = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await fetchReally(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith(name) || !response.ok) return response;
      // By column, as the page requests it: first the names of the fields, then the portions.
      const [names, ...portions] = (await response.json()) as [string[], ...[unknown[], number[]?][][]];
      const valuesOf = names.map((_, at) =>
        portions.flatMap((columns) => {
          const [values = [], places] = columns[at] ?? [];
          return places?.map((place) => values[place]) ?? values;
        }),
      );
      const half = Math.ceil((valuesOf[0]?.length ?? 0) / 2);
      const bytes = (text: string) => new TextEncoder().encode(text);
      const written = (from: number, to?: number) =>
        JSON.stringify(valuesOf.map((all) => [all.slice(from, to)]));
      const held: Held = {};
      Reflect.set(window, 'heldList', held);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(bytes(`[${JSON.stringify(names)}\n,${written(0, half)}\n`));
          held.release = () => {
            controller.enqueue(bytes(`,${written(half)}\n]`));
            controller.close();
          };
          held.breakOff = () => controller.error(new TypeError('network error'));
        },
        cancel: () => {
          held.isGivenUp = true;
        },
      });
      return new Response(body, { headers: response.headers });
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
