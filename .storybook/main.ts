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

// A story came in 150 to 210 files, most of them a few lines, and in six waits one after the other.
const chunkGroups = [
  // What every story waits for: fetched with the frame, not when the first story asks for it.
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
  // Without addon-vitest, whose button waits a second for the whole index and then does nothing: the guide says how stories are run.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  experimental_indexers: async (existing) => (existing ?? []).map(foundByWord).map(withScreenPage),
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // While one works on a story its files come one by one, and the sidebar does not wait for them.
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
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    }),
};

export default config;
