import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { pictureMatching, pictureMode } from './scripts/pictures-paths.ts';
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
const darkToo = inRoot('.storybook/dark.setup.ts');
const storyInstances = (): BrowserInstanceOption[] => {
  const mode = pictureMode();
  const pictures = mode && {
    // Hooks after a test run from the last to the first, so the picture comes before the dark theme.
    setupFiles: [darkToo, inRoot('.storybook/pictures.setup.ts')],
    provide: { 'vidas/pictures': mode },
  };
  return [{ browser: 'chromium', name: 'stories', setupFiles: [darkToo], ...pictures }];
};

/** Imported only by workers: when Vite finds such a module late, the first worker has to wait for its bundle. */
const ofWorkers = ['@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'fflate'];

const documents = 'apps/api/src/documents/**/*.test.ts';

export default defineConfig({
  test: {
    // A missing picture is an error; it is not written on the way.
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
            // Documents need no database, so one run is enough.
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
        plugins: [storybookTest({ configDir: inRoot('.storybook') })],
        // Vite would find it only when the first page is already open, and would reload that page.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview', ...ofWorkers] },
        test: {
          name: 'workbench',
          // Play functions mostly wait: two pages at once on two cores.
          maxWorkers: 2,
          // Chunks and pictures take their time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The panel of Storybook runs one theme, the one on show.
          browser: {
            ...chromium(process.env.VITEST_STORYBOOK ? undefined : storyInstances(), oneMachine),
            ...pictureMatching(),
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
