import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { FRAME_TAG } from './scripts/pictures-name.ts';
import { pictureMatching, pictureMode } from './scripts/pictures-paths.ts';
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
  // The machine's own zone and wish for motion must not show in a story.
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce' as const,
};
const darkToo = inRoot('.storybook/dark.setup.ts');
const storyInstances = (): BrowserInstanceOption[] => {
  const mode = pictureMode();
  const pictures = mode && {
    // Hooks after a test run from the last to the first: the picture comes before the dark theme.
    setupFiles: [darkToo, inRoot('.storybook/pictures.setup.ts')],
    provide: { 'vidas/pictures': mode },
  };
  return [{ browser: 'chromium', name: 'stories', setupFiles: [darkToo], ...pictures }];
};

// States that the frame draws are proved with the frame; `STORIES=all` and the panel of Storybook run them too.
const passedOver = process.env.STORIES === 'all' || process.env.VITEST_STORYBOOK ? [] : [FRAME_TAG];

/** What only workers import: found when the first of them starts, it would make that one wait for its bundle. */
const ofWorkers = ['@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'fflate'];

const documents = 'apps/api/src/documents/**/*.test.ts';

export default defineConfig({
  test: {
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
            // Papers know no database: once is enough.
            documents,
          ],
          exclude: [...never, '**/*.office.test.ts'],
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
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...never, documents],
          pool: 'forks',
          // Opening an embedded database takes seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 120_000,
          env: { NODE_ENV: 'test', TZ: 'America/Sao_Paulo' },
        },
      },
      {
        plugins: [storybookTest({ configDir: inRoot('.storybook'), tags: { exclude: passedOver } })],
        // Found only when the first page is open already, it would start that page anew.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview', ...ofWorkers] },
        test: {
          name: 'workbench',
          // Plays wait more than they work: two pages at once on two cores.
          maxWorkers: 2,
          // Chunks and pictures take their time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The panel of Storybook runs one theme, the one that is on show.
          browser: {
            ...chromium(process.env.VITEST_STORYBOOK ? undefined : storyInstances(), oneMachine),
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
          include: ['packages/*/src/**/*.test.tsx', 'apps/{backoffice,ombudsman}/**/*.test.tsx'],
          exclude: never,
          browser: chromium(),
        },
      },
    ],
  },
});
