import { defineConfig } from 'vite';
import { sharedBuild, sharedPlugins } from '../../scripts/vite-shared.ts';

/** The staff app: one page, each screen a chunk of its own. */
export default defineConfig({ plugins: sharedPlugins(), build: { ...sharedBuild, outDir: 'dist' } });
