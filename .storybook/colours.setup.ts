// Setup of the project `stories`: after a story has passed, axe looks at the colours of its page (as the play function and the
// picture left it), in the light theme and then in the dark one. Only colours differ between the themes, so the story is not
// drawn and played twice; and what shows the same colours in the same component as something before it, in whatever story, is
// not looked at again. The rules that are not of colours have read the whole page before (preview.tsx).
import { afterEach as axeAfterEach } from '@storybook/addon-a11y/preview';
import { afterEach, beforeAll, type TestContext } from 'vitest';
import { mounted } from './checks.ts';
import { COLOUR_RULES, looksAt } from './colourRules.ts';
import { firstOfEachKind } from './firstOfEachKind.ts';
import { colourReader } from './shownColours.ts';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: Record<string, unknown>; globals: { theme?: string } };
}
type Story = NonNullable<StoryContext['story']>;

// While a colour is still changing from one theme to the other, it is neither.
const AT_ONCE = 'html[data-theme-changes] * { transition: none !important; }';

// A story that sets its theme itself keeps it.
const OWN_THEMES = new Set<string | undefined>(['dark', 'forced']);

/** How often a kind is looked at that axe cannot judge. */
const MOST_LOOKS = 3;

/** How often the page may change between the choice of elements and axe before the story is left as it is. */
const ATTEMPTS = 5;

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

interface Report {
  readonly result?: { readonly incomplete?: readonly { readonly nodes: readonly { element?: Element }[] }[] };
}

/** Has axe look at the colours of these elements; throws what it found and gives those that it could not judge. */
const look = async (
  { id, parameters }: Story,
  include: readonly Element[],
  where: string,
): Promise<Element[]> => {
  const found: Report[] = [];
  const a11y = asRecord(parameters.a11y);
  const options = {
    runOnly: { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  };
  // What it reads of a story.
  const read: unknown = {
    id,
    parameters: { ...parameters, a11y: { ...a11y, options, context: { include } } },
    globals: {},
    viewMode: 'story',
    reporting: { reports: found, addReport: (report: Report) => void found.push(report) },
  };
  try {
    await axeAfterEach(read as Parameters<typeof axeAfterEach>[0]);
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const nodes = found.flatMap(({ result }) => result?.incomplete ?? []).flatMap((rule) => rule.nodes);
  return nodes.flatMap(({ element }) => element ?? []);
};

/** What shows text in colours, or in a component, that axe has not judged yet: the first element of each. */
const notYetJudged = () => {
  const shown = colourReader();
  const news = new Map<string, Element>();
  for (const element of firstOfEachKind(document.body)) {
    const colours = shown(element);
    if ((looksAt.get(colours) ?? 0) < MOST_LOOKS && element.checkVisibility()) news.set(colours, element);
  }
  return news;
};

/** Has axe look at all on the page that it has not judged yet. */
const lookAtColours = async (story: Story, where: string) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const news = notYetJudged();
    if (news.size === 0) return;
    const elements = [...news.values()];
    try {
      const unclear = new Set(await look(story, elements, where));
      // What lay behind something else is looked at again, where it may lie open; so is what left before axe came to it.
      for (const [colours, element] of news)
        if (element.isConnected)
          looksAt.set(colours, unclear.has(element) ? (looksAt.get(colours) ?? 0) + 1 : MOST_LOOKS);
      return;
    } catch (error) {
      // A message that left, or a table that came, before axe began: it was given nothing that is still on the page.
      if (elements.some((element) => element.isConnected)) throw error;
    }
  }
};

beforeAll(() => {
  mounted.add('colours');
  document.head.appendChild(document.createElement('style')).textContent = AT_ONCE;
});

afterEach(async ({ task, story }: StoryContext) => {
  // All that axe read of the page, for the panel of Storybook; nobody reads it here, and it weighs.
  delete (task.meta as { reports?: unknown }).reports;
  if (!story || task.result?.state === 'fail') return;
  const { disable, test } = asRecord(story.parameters.a11y);
  if (disable === true || test === 'off') return;
  if (OWN_THEMES.has(story.globals.theme)) return lookAtColours(story, 'As cores');
  await lookAtColours(story, 'No tema claro');
  putOn('dark');
  try {
    // Charts take their colours from the theme when they are drawn.
    await frame();
    await lookAtColours(story, 'No tema escuro');
  } finally {
    putOn('light');
  }
});
