// Setup of the project `stories`: measures the tables of each screen's photographed stories (docs/decisions/0050). Without REGUA it compares
// the smallest window with the stored numbers; `npm run regua` measures all windows.
import { afterEach, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import stored from './regua.json';
import { hasPicture, isOfScreen } from '../scripts/pictures-name.ts';
import type { Measure, Measures } from '../scripts/regua-table.ts';

interface StoryContext extends TestContext {
  story?: { tags: string[]; parameters: { picture?: { take?: boolean } } };
}

const smallest = '1366×768';
const windows = [smallest, '1366×640', '1920×1080', '390×844'];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const sizeOf = (window: string): [width: number, height: number] => {
  const [width = 0, height = 0] = window.split('×').map(Number);
  return [width, height];
};

/** Columns with a name; check boxes, arrows and acts are no columns. */
const headsOf = (grid: Element) => [...grid.querySelectorAll(':scope > thead th[data-column]')];

const isInSight = (cell: HTMLElement, sight: DOMRect): boolean => {
  const { left, right } = cell.getBoundingClientRect();
  return left >= sight.left - 1 && right <= Math.min(sight.right, innerWidth) + 1;
};

const isCut = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth + 1;

/** A name that is cut after this many px still tells the row from the others. */
const leastName = 96;

/** Whether every card says its name and its whole amount in sight; a table without an amount has only names to say. */
const areCardsSaid = (grid: Element, sight: DOMRect): boolean =>
  [
    ...grid.querySelectorAll<HTMLElement>(
      ':scope > tbody > tr > :is([data-card="name"], [data-card="amount"])',
    ),
  ].every(
    (cell) =>
      isInSight(cell, sight) &&
      (cell.dataset.card === 'name' ? !isCut(cell) || cell.clientWidth >= leastName : !isCut(cell)),
  );

/** The columns that the first card shows whole. */
const shownOnCard = (grid: Element, sight: DOMRect): HTMLElement[] => {
  const card = grid.querySelector(':scope > tbody > tr[data-row]');
  return [
    ...(card?.querySelectorAll<HTMLElement>(
      ':scope > :is([data-card="name"], [data-card="amount"], [data-card="quiet"])',
    ) ?? []),
  ].filter((cell) => isInSight(cell, sight) && !isCut(cell));
};

const measureOf = (grid: Element): Measure | null => {
  const scroller = grid.parentElement;
  const head = grid.querySelector(':scope > thead');
  if (!scroller || !head) return null;
  const sight = scroller.getBoundingClientRect();
  const heads = headsOf(grid);
  const pinned = Number.parseFloat(scroller.style.getPropertyValue('--pinned')) || 0;
  const acts = Number.parseFloat(scroller.style.getPropertyValue('--acts')) || 0;
  const inSight = heads.filter((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    const from = cell.hasAttribute('data-pin') ? sight.left : sight.left + pinned;
    return left >= from - 1 && right <= Math.min(sight.right - acts, innerWidth) + 1;
  });
  const foot = grid.querySelector(':scope > tfoot')?.getBoundingClientRect().height ?? 0;
  const below = (scroller.nextElementSibling?.getBoundingClientRect().height ?? 0) + 8;
  const row = grid.querySelector(':scope > tbody > tr:not([data-gap])')?.getBoundingClientRect().height ?? 32;
  const room = innerHeight - head.getBoundingClientRect().bottom - foot - below;
  const rows = Math.max(0, Math.floor(room / row));
  if (!grid.hasAttribute('data-cards')) return [heads.length, inSight.length, rows];
  return [heads.length, shownOnCard(grid, sight).length, rows, areCardsSaid(grid, sight) ? 1 : 0];
};

/** The first table on show that is in no row of another table; a list kept behind a working page is not. */
const tableOf = (): Element | undefined =>
  [...document.querySelectorAll('main table[role="grid"]')].find(
    (grid) => grid.checkVisibility() && !grid.closest('td'),
  );

const measureAt = async (window: string): Promise<Measure | null> => {
  const [width, height] = sizeOf(window);
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  globalThis.scrollTo(0, 0);
  for (let frames = 0; frames < 4; frames += 1) await frame();
  const grid = tableOf();
  grid?.parentElement?.scrollTo(0, 0);
  return grid ? measureOf(grid) : null;
};

const fallOf = ([, columns, rows]: Measure, [, columnsThen, rowsThen]: Measure): string | null => {
  if (columns < columnsThen) return `${columns} colunas à vista, eram ${columnsThen}`;
  return rows < rowsThen ? `${rows} linhas, eram ${rowsThen}` : null;
};

afterEach(async ({ task, story, expect }: StoryContext) => {
  const meta = task.meta as { storyId?: string; regua?: Measures };
  const { storyId } = meta;
  if (!storyId || !story || task.result?.state === 'fail' || !isOfScreen(storyId)) return;
  if (!hasPicture({ id: storyId, tags: story.tags, asks: story.parameters.picture?.take ?? false })) return;
  if (!tableOf()) return;
  const before: [number, number] = [innerWidth, innerHeight];
  const isAll = inject('vidas/regua');
  const found: Record<string, Measure> = {};
  for (const window of isAll ? windows : [smallest]) {
    const measure = await measureAt(window);
    if (measure) found[window] = measure;
  }
  await page.viewport(...before);
  meta.regua = found;
  const measured = found[smallest];
  const then = (stored as unknown as Record<string, Measures>)[storyId]?.[smallest];
  if (isAll || !measured) return;
  expect(then, `${storyId} não está na régua: \`npm run regua -- --update <pasta da tela>\`.`).toBeDefined();
  const fall = then && fallOf(measured, then);
  expect(fall, `${storyId} a ${smallest}: ${fall ?? ''}. A régua só sobe (docs/decisions/0050).`).toBeNull();
});
