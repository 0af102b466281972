import type { Page, Route } from '@playwright/test';

/** One part of a page that moved without any input. */
interface Shift {
  readonly value: number;
  /** The moved parts, with old and new place. */
  readonly parts: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records all movements from the first frame of every page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'removed');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[])
        shifts.push({
          value,
          parts: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${at(previousRect)} → ${at(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Movements so far, after pending draws. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'shifts') as Shift[];
  });

/** A network so slow that fonts, scripts and settings come only when `release` is called. */
export const slowNetwork = async (page: Page): Promise<{ release: () => void }> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = async (route: Route) => {
    await released;
    await route.fallback();
  };
  await page.route(/\.woff2$|\.js$|\/config\.json$/, late);
  return { release };
};

/** Waits until the browser has drawn the first words of the page. */
export const firstWords = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
