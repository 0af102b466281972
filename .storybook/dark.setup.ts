// Setup of the project `stories`: after a story has passed in the light theme, its page (as the play function and the
// picture left it) is switched to the dark theme and checked by axe again. Only colours differ between the themes, so
// the story is not drawn and played twice.
import { afterEach as axeAfterEach } from '@storybook/addon-a11y/preview';
import { afterEach, beforeAll, type TestContext } from 'vitest';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: Record<string, unknown>; globals: { theme?: string } };
}

// While a colour is still changing from one theme to the other, it is neither.
const AT_ONCE = 'html[data-theme-changes] * { transition: none !important; }';

// A story that sets its theme itself keeps it.
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
    // The part of a story that is read here; throws with axe's findings.
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
