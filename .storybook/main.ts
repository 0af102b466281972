import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { foundByWord } from './foundByWord.ts';
import { componentFactsPlugin } from './componentFacts.ts';
import { withScreenPage } from './screenPages.ts';
import { screenRulesPlugin } from './screenRules.ts';
import { firstPage, holdIndex } from './storyFirst.ts';
import { storyNamesPlugin } from './storyNames.ts';
import { writeDerivedStories } from './reportFrames.ts';
import { sharedBuild, sharedPlugins } from '../scripts/vite-shared.ts';

writeDerivedStories();

// Without groups a story loaded 150 to 210 files, most of them a few lines, in six waits one after the other.
const chunkGroups = [
  // Files that every story needs load with the frame, not with the first story.
  { name: 'start', test: /node_modules\/(?:react-dom|scheduler|msw|@mswjs|@storybook\/react)\// },
  { name: 'shared', minShareCount: 40 },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/screens/src/**/*.stories.tsx',
    './molduras/*.stories.ts',
  ],
  // No addon-vitest: its button waits a second for the whole index and then does nothing. The guide tells how to run stories.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  experimental_indexers: async (existing) => (existing ?? []).map(foundByWord).map(withScreenPage),
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // During development the files of a story come one by one, and the sidebar does not wait for them.
  managerHead: (head = '', { configType }) =>
    configType === 'PRODUCTION'
      ? `<script>(${holdIndex.toString()})(window, ${JSON.stringify(firstPage)})</script>${head}`
      : head,
  previewHead: (head = '', { configType }) =>
    configType === 'PRODUCTION'
      ? `<link rel="preload" href="./index.json" as="fetch" crossorigin="anonymous" />${head}`
      : head,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [storyNamesPlugin(), ...sharedPlugins(), componentFactsPlugin(), screenRulesPlugin()],
      // Found only with the first docs page, they would reload that page.
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
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    }),
};

export default config;
