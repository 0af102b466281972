// Setup of the project `stories`: a story that has passed in the light theme is put in the dark one, as it stands after
// its play and its picture, and axe looks again. Only colours change between the themes, so it need not be drawn and played twice.
import { afterEach as axeAfterEach } from '@storybook/addon-a11y/preview';
import { afterEach, beforeAll, type TestContext } from 'vitest';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: Record<string, unknown>; globals: { theme?: string } };
}

// A colour on its way from one theme to the other is neither.
const AT_ONCE = 'html[data-theme-changes] * { transition: none !important; }';

// A story that says its theme itself keeps it.
const OWN_THEMES = new Set<string | undefined>(['dark', 'forced']);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const putOn = async (theme: string) => {
  const root = document.documentElement;
  root.toggleAttribute('data-theme-changes', true);
  root.dataset.theme = theme;
  // Charts take their colours from the theme when they are drawn.
  await frame();
  await frame();
  root.toggleAttribute('data-theme-changes', false);
};

const lookAgain = async ({ id, parameters }: NonNullable<StoryContext['story']>) => {
  try {
    const reporting = { reports: [], addReport: () => undefined };
    // What it reads of a story; it throws what axe found.
    const read: unknown = { id, parameters, globals: {}, viewMode: 'story', reporting };
    await axeAfterEach(read as Parameters<typeof axeAfterEach>[0]);
  } catch (error) {
    throw new Error(`No tema escuro: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

beforeAll(() => {
  document.head.appendChild(document.createElement('style')).textContent = AT_ONCE;
});

afterEach(async ({ task, story }: StoryContext) => {
  if (!story || task.result?.state === 'fail' || OWN_THEMES.has(story.globals.theme)) return;
  await putOn('dark');
  try {
    await lookAgain(story);
  } finally {
    await putOn('light');
  }
});
