// Setup of the project `stories` for pictures: after the play function and axe, the page is compared with its picture in
// .storybook/pictures.
import './monospace.css';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { afterEach, beforeAll, beforeEach, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mounted } from './checks.ts';
import { hasPicture, isOfScreen, pictureName } from '../scripts/pictures-name.ts';

/** Highest picture in px; the rest of a longer page repeats its beginning. */
const MOST_HEIGHT = 2400;

const STILL = `
  html { min-height: 100vh; }
  /* The browser draws no further than its window; the rest of the picture would be empty. */
  html[data-cut] { height: ${MOST_HEIGHT}px; overflow: clip; }
  html[data-redraw] * { -webkit-text-fill-color: #7f7f7f !important; transition: none !important; }
  /* The numbers of a menu come two seconds after their screen, before or after its picture. */
  html[data-of-screen] [data-waiting] { display: none; }
  *, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important; }
`;

interface StoryContext extends TestContext {
  story?: { tags: string[]; parameters: { picture?: { skip?: string; take?: boolean } } };
}

// A new picture waits until nothing changes any more; a comparison waits only after a difference.
const SETTLE_MS = 700;
const ATTEMPTS = 5;
const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// The picture has the whole page, not only the window, so that a broken footer is visible too. A page that grew during the wait is measured
// again.
const showAll = async (height: number) => {
  if (innerHeight !== height) {
    await page.viewport(innerWidth, height);
    await frame();
  }
  // A play function may leave the page scrolled far down.
  window.scrollTo(0, 0);
  const { scrollHeight } = document.documentElement;
  document.documentElement.toggleAttribute('data-cut', scrollHeight > MOST_HEIGHT);
  if (scrollHeight <= innerHeight) return;
  await page.viewport(innerWidth, Math.min(scrollHeight, MOST_HEIGHT));
  await frame();
  await frame();
};

// Text that moved by less than a pixel (as in columns that share leftover space) stays where it was drawn first. Another colour makes the
// browser redraw all of it; another opacity redraws its layers.
const redraw = async () => {
  const root = document.documentElement;
  root.toggleAttribute('data-redraw', true);
  document.body.style.opacity = '0.99';
  await frame();
  await frame();
  root.toggleAttribute('data-redraw', false);
  document.body.style.opacity = '';
  await frame();
  await frame();
};

const isMissing = (why: string) => why.includes('No existing reference');

const explain = (name: string, why: string) =>
  isMissing(why)
    ? `A imagem desta história não existe: .storybook/pictures/${name}.png.\n` +
      'Escreva-a com `npm run pictures:update`, olhe para ela e grave-a com a história.'
    : `A história não se parece com a sua imagem, .storybook/pictures/${name}.png.\n${why}\n` +
      'Se a mudança é a que você quis, `npm run pictures:update` escreve a imagem nova.';

beforeAll(async () => {
  mounted.add('pictures');
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = STILL;
  // Loads the fonts before the first story, so that no picture shows a system font.
  const fonts = [
    ...[400, 550, 640].map((weight) => `${weight} 1em 'Inter Variable'`),
    ...[400, 700].map((weight) => `${weight} 1em 'SF Mono'`),
  ];
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
});

beforeEach(() => document.documentElement.removeAttribute('data-cut'));

// The pointer of a play function stays on its last target. The browser ends a hover at any moment, because the window changes its height
// here. This ends it before the picture.
const leavePointer = async () => {
  if (!document.querySelector('[data-hovered]')) return;
  document.documentElement.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await frame();
};

// Part of a screen in the picture: the open dialog, else the part beside the menu. A new line in the menu then changes no picture.
const partOf = (storyId: string): Element => {
  const whole = document.documentElement;
  if (!isOfScreen(storyId)) return whole;
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return open.at(-1) ?? document.querySelector('main') ?? whole;
};

/** Box of the part in whole pixels, as Playwright cuts it; undefined for the whole window. */
const dotsOf = (part: Element) => {
  if (part === document.documentElement) return undefined;
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
};

afterEach(async (context: StoryContext) => {
  const { task, story, expect } = context;
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || !story || task.result?.state === 'fail') return;
  const { skip, take = false } = story.parameters.picture ?? {};
  if (skip || !hasPicture({ id: storyId, tags: story.tags, asks: take })) return;
  const name = pictureName(storyId);
  const isScreen = isOfScreen(storyId);
  const isWriting = inject('vidas/pictures') === 'update';
  const height = innerHeight;
  document.documentElement.toggleAttribute('data-of-screen', storyId.startsWith('telas-') && !take);
  await leavePointer();
  // A screen may still be loading its code, so it waits twice as long.
  if (isWriting) await settle().then(isScreen ? settle : undefined);
  for (let attempt = 1; ; attempt += 1) {
    // Messages of a screen come and go by the clock; ui/Toast has their pictures.
    if (storyId.startsWith('telas-')) toasts.clear();
    await document.fonts.ready;
    await showAll(height);
    const part = partOf(storyId);
    if (!isWriting && (await commands.samePicture(name, dotsOf(part)))) return;
    await redraw();
    try {
      await expect(page.elementLocator(part)).toMatchScreenshot(name);
      return;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (attempt === ATTEMPTS || isMissing(why)) throw new Error(explain(name, why), { cause: error });
      await settle();
    }
  }
});
