import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, PluginOption } from 'vite';
import { leanContracts } from './lean-contracts.ts';
import { leanRouter } from './lean-router.ts';
import { reactCompiler } from './react-compiler.ts';

/**
 * The plugins of every bundle of the house: both apps and the workbench. Only the pt-BR texts of react-aria
 * are kept, so each root needs `I18nProvider locale="pt-BR"` (without it the date fields crash elsewhere).
 */
export const sharedPlugins = (): PluginOption[] => [
  // `pre`: the plugin must see the import of a locale before Vite resolves it.
  { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
  leanContracts(),
  leanRouter(),
  react(),
  reactCompiler(),
];

/** Build options of both apps: no asset in a data: address (font-src 'self'), a manifest for the bundle budget. */
export const sharedBuild = {
  target: 'es2022',
  assetsInlineLimit: 0,
  // Browsers of this target know modulepreload.
  modulePreload: { polyfill: false },
  manifest: true,
  // scripts/budget.ts limits the weight of a page, and the time of a plugin is no problem.
  chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
  rolldownOptions: { checks: { bundlerTimings: false } },
} as const satisfies BuildEnvironmentOptions;
