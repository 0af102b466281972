import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { sharedPlugins } from './scripts/vite-shared.ts';

const executablePath = findChromium();
// A new object each time: Vitest writes the names of the projects into it.
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  }),
  instances: [{ browser: 'chromium' as const }],
});
const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{backoffice,ombudsman}/**/*.test.ts',
            '{scripts,tools,bench}/**/*.test.ts',
          ],
          exclude: never,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: never,
          pool: 'forks',
          // Opening an embedded database takes seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 120_000,
          env: { NODE_ENV: 'test', TZ: 'America/Sao_Paulo' },
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: { name: 'stories', browser: chromium() },
      },
      {
        plugins: sharedPlugins(),
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
