// The projects of vitest.config.ts that open a browser. Their plugins take five seconds to load: a run without them never reads this file.
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { chromiumArgs, findChromium } from './chromium.ts';
import { FRAME_TAG } from './pictures-name.ts';
import { pictureMatching, pictureMode } from './pictures-paths.ts';
import { samePicture } from './pictures-same.ts';
import { root } from './sources.ts';
import { sharedPlugins } from './vite-shared.ts';

const inRoot = (path: string) => join(root, path);
const executablePath = findChromium();
// A new object each time: Vitest writes the names of the projects into it.
const chromium = (
  instances: BrowserInstanceOption[] = [{ browser: 'chromium' }],
  contextOptions: PlaywrightProviderOptions['contextOptions'] = {},
) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
    contextOptions,
  }),
  instances,
});
const oneMachine = {
  // The machine's own zone and reduced-motion setting must not show in a story.
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce' as const,
};
const colours = inRoot('.storybook/colours.setup.ts');
const storyInstances = (): BrowserInstanceOption[] => {
  const mode = pictureMode();
  // Hooks after a test run from the last to the first, so the picture comes before the dark theme.
  const setupFiles = [
    inRoot('.storybook/noStacks.setup.ts'),
    // The last hook of all but that one: it types.
    inRoot('.storybook/leaving.setup.ts'),
    // It changes the window, and pictures come before it.
    inRoot('.storybook/regua.setup.ts'),
    colours,
    ...(mode ? [inRoot('.storybook/pictures.setup.ts')] : []),
    inRoot('.storybook/eachFile.setup.ts'),
  ];
  const provide = { 'vidas/regua': process.env.REGUA === 'all', ...(mode && { 'vidas/pictures': mode }) };
  return [{ browser: 'chromium', name: 'stories', setupFiles, provide }];
};

// States that the frame draws are proved with the frame; `STORIES=all` runs them too.
const passedOver = process.env.STORIES === 'all' ? [] : [FRAME_TAG];

/**
 * Said before the first module is read. Storybook writes down each act and each search of a play for its panel, with the message of every
 * search that waits; here nobody looks at that panel. Where there is no service worker msw answers in the page itself; with one, every module
 * that a page loads goes through it as well, and is asked of each handler of the story.
 */
const leanPage = {
  name: 'lean-page',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children:
        'globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (object) => object }; delete Navigator.prototype.serviceWorker;',
      injectTo: 'head-prepend' as const,
    },
  ],
};

/** What only workers import: found when the first of them starts, it would make that one wait for its bundle. */
const ofWorkers = ['@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'fflate'];

// Play functions mostly wait: a page more than cores.
const pages = Number(process.env.TEST_WORKERS ?? 2) + 1;

/** Every story of the workbench. */
export const workbench = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: inRoot('.storybook'), tags: { exclude: passedOver } }), leanPage],
  // Found only when the first page is open already, it would start that page anew.
  optimizeDeps: {
    include: ['@storybook/addon-a11y/preview', ...ofWorkers],
    // React in development would note every render and every element for the tools of the browser.
    rolldownOptions: {
      transform: { define: { 'console.timeStamp': 'undefined', 'console.createTask': 'undefined' } },
    },
  },
  test: {
    name: 'workbench',
    maxWorkers: pages,
    // One page for all files of a worker: a story clears what the one before it left, and nothing is loaded twice.
    isolate: false,
    // One after another: the last sees whether all are mounted.
    sequence: { setupFiles: 'list' },
    // Chunks and pictures take their time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    browser: {
      ...chromium(storyInstances(), oneMachine),
      ...pictureMatching(),
      commands: { samePicture },
    },
    ...(pictureMode() ? { api: { allowWrite: true, allowExec: true } } : {}),
  },
});

/** Components and hooks that need a page and no story. */
export const browser = (never: string[]): TestProjectInlineConfiguration => ({
  plugins: sharedPlugins(),
  optimizeDeps: { include: ofWorkers },
  test: {
    name: 'browser',
    include: [
      'packages/*/src/**/*.test.tsx',
      'apps/{backoffice,ombudsman}/**/*.test.tsx',
      '.storybook/**/*.test.tsx',
    ],
    exclude: never,
    maxWorkers: pages,
    browser: chromium(),
  },
});
