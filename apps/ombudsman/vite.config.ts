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
        // One file, because styled-components numbers its styles in the order in which the browser meets them.
        rolldownOptions: {
          ...sharedBuild.rolldownOptions,
          input: { server: 'src/server.tsx' },
          output: { codeSplitting: false },
        },
        chunkSizeWarningLimit: sharedBuild.chunkSizeWarningLimit,
      }
    : { ...sharedBuild, outDir: 'dist/client' },
  // App and style sheet need the same copy of styled-components, so it is bundled; React stays outside.
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  worker: { format: 'es' },
}));
