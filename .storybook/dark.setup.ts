// Setup of the project `stories`: after a story has passed in the light theme, its page (as the play function and the
// picture left it) is switched to the dark theme and checked by axe again. Only colours differ between the themes, so
// the story is not drawn and played twice.
import { afterEach as axeAfterEach } from '@storybook/addon-a11y/preview';
import { afterEach, beforeAll, type TestContext } from 'vitest';
import { mounted } from './checks.ts';
import { oneOfEachKind } from './oneOfEachKind.ts';

// What another theme can break: every other rule reads the same page as in the light one.
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface StoryContext extends TestContext {
  story?: { id: string; parameters: Record<string, unknown>; globals: { theme?: string } };
}

// While a colour is still changing from one theme to the other, it is neither.
const AT_ONCE = 'html[data-theme-changes] * { transition: none !important; }';

// A story that sets its theme itself keeps it.
const OWN_THEMES = new Set<string | undefined>(['dark', 'forced']);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const putOn = (theme: string) => {
  const root = document.documentElement;
  root.toggleAttribute('data-theme-changes', true);
  root.dataset.theme = theme;
  // Reading a style has the new colours set while nothing may fade into them.
  void getComputedStyle(document.body).color;
  root.toggleAttribute('data-theme-changes', false);
};

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const lookAgain = async ({ id, parameters }: NonNullable<StoryContext['story']>) => {
  try {
    const reporting = { reports: [], addReport: () => undefined };
    // What it reads of a story; it throws what axe found.
    const a11y = asRecord(parameters.a11y);
    const include = oneOfEachKind(document.body);
    if (include.length === 0) return;
    const options = { ...asRecord(a11y.options), runOnly: OF_COLOURS };
    const read: unknown = {
      id,
      parameters: { ...parameters, a11y: { ...a11y, options, context: { include } } },
      globals: {},
      viewMode: 'story',
      reporting,
    };
    await axeAfterEach(read as Parameters<typeof axeAfterEach>[0]);
  } catch (error) {
    throw new Error(`No tema escuro: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

beforeAll(() => {
  mounted.add('dark theme');
  document.head.appendChild(document.createElement('style')).textContent = AT_ONCE;
});

afterEach(async ({ task, story }: StoryContext) => {
  // All that axe read of the page, for the panel of Storybook; nobody reads it here, and it weighs.
  delete (task.meta as { reports?: unknown }).reports;
  if (!story || task.result?.state === 'fail' || OWN_THEMES.has(story.globals.theme)) return;
  putOn('dark');
  try {
    // Charts take their colours from the theme when they are drawn.
    await frame();
    await lookAgain(story);
  } finally {
    putOn('light');
  }
});
