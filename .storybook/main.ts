import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { foundByWord } from './foundByWord.ts';
import { componentFactsPlugin } from './componentFacts.ts';
import { withScreenPage } from './screenPages.ts';
import { screenRulesPlugin } from './screenRules.ts';
import { storyNamesPlugin } from './storyNames.ts';
import { writeReportFrames } from './reportFrames.ts';
import { sharedBuild, sharedPlugins } from '../scripts/vite-shared.ts';

writeReportFrames();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/screens/src/**/*.stories.tsx',
    './molduras/*.stories.ts',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  experimental_indexers: async (existing) => (existing ?? []).map(foundByWord).map(withScreenPage),
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [storyNamesPlugin(), ...sharedPlugins(), componentFactsPlugin(), screenRulesPlugin()],
      // Found only when the first docs page is open already, they would start that page anew.
      optimizeDeps: {
        include: [
          '@storybook/addon-docs/blocks',
          'storybook/internal/core-events',
          'storybook/theming/create',
        ],
      },
      build: {
        target: sharedBuild.target,
        assetsInlineLimit: sharedBuild.assetsInlineLimit,
        chunkSizeWarningLimit: 2000,
      },
    }),
};

export default config;
