// How long the built workbench takes to show something: opened in a new browser, and from one screen to the next. Its folder is
// `dist/storybook` (`npm run storybook:build`), or WORKBENCH_DIR.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import type { Measure } from '../measure.ts';
import { serveFolder } from './serve.ts';

const ROUNDS = 3;
const folder = process.env['WORKBENCH_DIR'] ?? join(import.meta.dirname, '../../dist/storybook');

/** Where the workbench is opened, and the heading with which that place stands. */
interface Place {
  readonly name: string;
  readonly address: string;
  /** Of the frame: where docs pages stand, and where stories do. */
  readonly part: '#storybook-docs' | '#storybook-root';
  readonly heading: string;
}

const screen: Place = {
  name: 'a screen',
  address: '/?path=/story/telas-cadastro-auxílio-funeral--default',
  part: '#storybook-root',
  heading: 'Auxílio funeral',
};
const places: readonly Place[] = [
  { name: 'the guide', address: '/', part: '#storybook-docs', heading: 'A bancada do Vidas' },
  {
    name: 'a component',
    address: '/?path=/docs/ui-ações-button--docs',
    part: '#storybook-docs',
    heading: 'Button',
  },
  screen,
];

const stands = (page: Page, { part, heading }: Pick<Place, 'part' | 'heading'>) =>
  page
    .frameLocator('#storybook-preview-iframe')
    .locator(part)
    .getByRole('heading', { level: 1, name: heading })
    .waitFor({ timeout: 60_000 });

/** Milliseconds until a place stands in a browser that was never there, and until its sidebar does. */
const open = async (base: string, place: Place, then?: (page: Page) => Promise<void>) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'pt-BR' });
    const start = performance.now();
    await page.goto(base + encodeURI(place.address), { waitUntil: 'commit' });
    await stands(page, place);
    const shown = performance.now() - start;
    await page.locator('[data-item-id]').nth(5).waitFor({ timeout: 60_000 });
    const sidebar = performance.now() - start;
    await then?.(page);
    return { shown, sidebar };
  } finally {
    await browser.close();
  }
};

const other = { id: 'telas-cadastro-ativos-por-empresa', heading: 'Ativos por empresa' };

const inSidebar = (page: Page, id: string) =>
  page.locator(`[data-item-id="${id}"]`).locator('a, button').first();

/** Milliseconds from the press of a name in the sidebar until what it names stands. */
const press = async (page: Page, id: string, part: Place['part']): Promise<number> => {
  const start = performance.now();
  await inSidebar(page, id).click();
  await stands(page, { part, heading: other.heading });
  return performance.now() - start;
};

const least = (values: readonly number[]) => Math.min(...values);

export const measures = async (): Promise<Measure[]> => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no workbench: npm run storybook:build`);
  const all: Measure[] = [];
  for (const isCompressed of [false, true]) {
    const served = await serveFolder(folder, isCompressed);
    const how = isCompressed ? 'gzip' : 'bare';
    const shown = new Map<string, number[]>();
    const keep = (name: string, ms: number) => shown.set(name, [...(shown.get(name) ?? []), ms]);
    try {
      // The first compresses the files.
      await open(served.base, screen);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const place of places) {
          const onward = async (page: Page) => {
            await inSidebar(page, other.id).click();
            keep('another screen', await press(page, `${other.id}--default`, '#storybook-root'));
            keep('its page of states', await press(page, `${other.id}--docs`, '#storybook-docs'));
          };
          const ms = await open(served.base, place, place === screen ? onward : undefined);
          keep(place.name, ms.shown);
          keep(`${place.name}, with the sidebar`, Math.max(ms.shown, ms.sidebar));
        }
    } finally {
      served.close();
    }
    for (const [name, ms] of shown) all.push({ name: `${name}, ${how}`, ms: least(ms) });
  }
  return all;
};
