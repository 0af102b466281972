import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sharedBuild, sharedPlugins } from '../../scripts/vite-shared.ts';

export default defineConfig({
  plugins: sharedPlugins(),
  worker: { format: 'es' },
  build: {
    ...sharedBuild,
    outDir: fileURLToPath(new URL('../../dist/bench-table', import.meta.url)),
    emptyOutDir: true,
  },
});
