import { defineConfig } from 'vite';
import { sharedBuild, sharedPlugins } from '../../vite-shared.ts';

/** The page of the reports, built as the staff app is. */
export default defineConfig({ plugins: sharedPlugins(), worker: { format: 'es' }, build: sharedBuild });
