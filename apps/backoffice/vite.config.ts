import { defineConfig } from 'vite';
import { sharedBuild, sharedPlugins } from '../../scripts/vite-shared.ts';

/** What the login needs, in one file: some fifty small ones weighed more and were asked for in turns. */
const first = { name: 'first', test: /\/apps\/backoffice\/src\/App\.tsx$/ };

/** The staff app: one page, each screen a chunk of its own. */
export default defineConfig({
  plugins: sharedPlugins(),
  build: {
    ...sharedBuild,
    outDir: 'dist',
    rolldownOptions: {
      ...sharedBuild.rolldownOptions,
      // The first load names every screen; without the words it is half a kB lighter. The manifest keeps the sources.
      output: { codeSplitting: { groups: [first] }, chunkFileNames: 'assets/[hash:7].js' },
    },
  },
});
