import { defineConfig } from 'vite';
import { sharedBuild, sharedPlugins } from '../../scripts/vite-shared.ts';

/** The code of the login in one file. Fifty small files were larger in sum and loaded in several rounds. */
const first = { name: 'first', test: /\/apps\/backoffice\/src\/App\.tsx$/ };

/** The staff app: one page, each screen a chunk of its own. */
export default defineConfig({
  plugins: sharedPlugins(),
  build: {
    ...sharedBuild,
    outDir: 'dist',
    rolldownOptions: {
      ...sharedBuild.rolldownOptions,
      // Short file names save half a kB of the first load, which names every screen. The manifest has the sources.
      output: { codeSplitting: { groups: [first] }, chunkFileNames: 'assets/[hash:7].js' },
    },
  },
});
