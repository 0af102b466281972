// npm run bench:table:serve: builds the page of the table and serves it on BENCH_PORT (default 4173), path /.
import { build, preview } from 'vite';
import { fileURLToPath } from 'node:url';

const config = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
};
await build(config);
const server = await preview({
  ...config,
  preview: { port: Number(process.env.BENCH_PORT ?? 4173), strictPort: true, host: '127.0.0.1' },
});
server.printUrls();
