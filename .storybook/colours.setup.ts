// Setup of the project `stories`. After a story has passed, axe checks the colours of its page in the light theme, then in the dark one.
// The page stays as play function and picture left it: themes differ only in colours, so the story is not drawn twice. Equal colours in the
// same component are checked once, over all stories. The rules about other things have checked the whole page before (preview.tsx).
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

// During a transition between themes a colour belongs to neither.
const AT_ONCE = 'html[data-theme-changes] * { transition: none !important; }';

// A story with its own theme keeps it.
const OWN_THEMES = new Set<string | undefined>(['dark', 'forced']);

/** Most looks at a kind that axe cannot judge. */
const MOST_LOOKS = 3;

/** Most changes of the page between the choice of elements and axe; after them the story is left unchecked. */
const ATTEMPTS = 5;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const putOn = (theme: string) => {
  const root = document.documentElement;
  root.toggleAttribute('data-theme-changes', true);
  root.dataset.theme = theme;
  // Reading a style applies the new colours before any transition can start.
  void getComputedStyle(document.body).color;
  root.toggleAttribute('data-theme-changes', false);
};

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

interface Report {
  readonly result?: { readonly incomplete?: readonly { readonly nodes: readonly { element?: Element }[] }[] };
}

/** Lets axe check the colours of these elements. Throws its findings; returns the elements that it could not judge. */
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
  // Axe's input from a story.
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

/** First element of each text colour and component that axe has not judged yet. */
const notYetJudged = () => {
  const shown = colourReader();
  const news = new Map<string, Element>();
  for (const element of firstOfEachKind(document.body)) {
    const colours = shown(element);
    if ((looksAt.get(colours) ?? 0) < MOST_LOOKS && element.checkVisibility()) news.set(colours, element);
  }
  return news;
};

/** Lets axe check everything on the page that it has not judged yet. */
const lookAtColours = async (story: Story, where: string) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const news = notYetJudged();
    if (news.size === 0) return;
    const elements = [...news.values()];
    try {
      const unclear = new Set(await look(story, elements, where));
      // Covered elements are checked again later, when they may be visible; so are elements that left before axe reached them.
      for (const [colours, element] of news)
        if (element.isConnected)
          looksAt.set(colours, unclear.has(element) ? (looksAt.get(colours) ?? 0) + 1 : MOST_LOOKS);
      return;
    } catch (error) {
      // A message left, or a table came, before axe started: none of its elements is still on the page.
      if (elements.some((element) => element.isConnected)) throw error;
    }
  }
};

beforeAll(() => {
  mounted.add('colours');
  document.head.appendChild(document.createElement('style')).textContent = AT_ONCE;
});

afterEach(async ({ task, story }: StoryContext) => {
  // Axe's full report is for Storybook's panel; nobody reads it here, and it is large.
  delete (task.meta as { reports?: unknown }).reports;
  if (!story || task.result?.state === 'fail') return;
  const { disable, test } = asRecord(story.parameters.a11y);
  if (disable === true || test === 'off') return;
  if (OWN_THEMES.has(story.globals.theme)) return lookAtColours(story, 'As cores');
  await lookAtColours(story, 'No tema claro');
  putOn('dark');
  try {
    // Charts take their colours from the theme when they render.
    await frame();
    await lookAtColours(story, 'No tema escuro');
  } finally {
    putOn('light');
  }
});
