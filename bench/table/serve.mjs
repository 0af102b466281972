// npm run bench:table:serve: builds the page of the table and serves it on BENCH_PORT (default 4173), path /.
import { build, preview } from 'vite';
import { fileURLToPath } from 'node:url';
import { sharedBuild, sharedPlugins } from '../../scripts/vite-shared.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const config = {
  root,
  configFile: false,
  plugins: sharedPlugins(),
  worker: { format: 'es' },
  build: {
    ...sharedBuild,
    outDir: fileURLToPath(new URL('../../dist/bench-table', import.meta.url)),
    emptyOutDir: true,
  },
};
await build(config);
const server = await preview({
  ...config,
  preview: { port: Number(process.env.BENCH_PORT ?? 4173), strictPort: true, host: '127.0.0.1' },
});
server.printUrls();
