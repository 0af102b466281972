import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { serverTests } from './apps/api/src/test/projects.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { FRAME_TAG } from './scripts/pictures-name.ts';
import { pictureMatching, pictureMode } from './scripts/pictures-paths.ts';
import { quickestFolder } from './scripts/postgres.ts';
import { samePicture } from './scripts/pictures-same.ts';
import { sharedPlugins } from './scripts/vite-shared.ts';

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
const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const never = ['**/node_modules/**', '**/dist/**'];

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
    colours,
    ...(mode ? [inRoot('.storybook/pictures.setup.ts')] : []),
    inRoot('.storybook/eachFile.setup.ts'),
  ];
  const provide = mode && { provide: { 'vidas/pictures': mode } };
  return [{ browser: 'chromium', name: 'stories', setupFiles, ...provide }];
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

const ofServer = serverTests();
/** With a database: files share what they have loaded, and each opens a database of its own. */
const withDatabase = {
  environment: 'node',
  exclude: never,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  // An embedded database and a process of its own take their time on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};
const serverEnv = {
  NODE_ENV: 'test',
  TZ: 'America/Sao_Paulo',
  // A folder of the embedded database has a thousand files, each forced onto the disk.
  TMPDIR: quickestFolder(),
  // Of the processes that a test starts; each would read the sources of the server anew.
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
};

export default defineConfig({
  test: {
    tags: [{ name: 'embedded', description: 'may come out otherwise on the embedded database' }],
    // A missing picture is an error, not one to be written on the way.
    ...(pictureMode() === 'compare' ? { update: 'none' as const } : {}),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{backoffice,ombudsman}/**/*.test.ts',
            '{scripts,tools,bench}/**/*.test.ts',
            ...ofServer.unit,
          ],
          exclude: [...never, '**/*.office.test.ts', 'scripts/cluster/**'],
          maxWorkers: 2,
          // Files share what they have loaded, a quarter of the processor's time; no test finds what another one left.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          // Checks of streams and of many keys take seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'office',
          environment: 'node',
          include: ['scripts/**/*.office.test.ts'],
          exclude: never,
          // A spreadsheet program starts for each file.
          testTimeout: 90_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Programs beside PostgreSQL, started for the test: npm run test:cluster.
        test: {
          name: 'cluster',
          environment: 'node',
          include: ['scripts/cluster/**/*.test.ts'],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // On PostgreSQL where TEST_DATABASE_URL names one, otherwise on the embedded database.
        test: { name: 'server', include: ofServer.server, env: serverEnv, ...withDatabase },
      },
      {
        test: {
          name: 'embedded',
          include: ofServer.embedded,
          env: { ...serverEnv, TEST_DATABASE_URL: '' },
          ...withDatabase,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: inRoot('.storybook'), tags: { exclude: passedOver } }),
          leanPage,
        ],
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
          // Play functions mostly wait: three pages at once on two cores.
          maxWorkers: 3,
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
      },
      {
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
          // They mostly wait, as the stories do.
          maxWorkers: 3,
          browser: chromium(),
        },
      },
    ],
  },
});
