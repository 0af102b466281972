import { defineConfig } from 'vite';
import { sharedBuild, sharedPlugins } from '../../scripts/vite-shared.ts';

/** Two bundles from one tree: the browser's, and the server's that draws the same pages for plain forms. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: sharedPlugins(),
  build: isSsrBuild
    ? {
        target: 'node24',
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { ...sharedBuild.rolldownOptions, input: { server: 'src/server.tsx' } },
        chunkSizeWarningLimit: sharedBuild.chunkSizeWarningLimit,
      }
    : { ...sharedBuild, outDir: 'dist/client' },
  // styled-components must be one copy for the app and its sheet, so it is bundled; React stays outside.
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  worker: { format: 'es' },
}));
