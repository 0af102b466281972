// npm run dev: the server under `node --watch` and both apps under Vite with hot reload.
// The back office stands on 5173 and the portal on 5174; each passes its data addresses on to the server,
// keeping the Host header, so that the server sees the same origin as the browser.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './sources.ts';

const env = {
  ...process.env,
  PORT: process.env.PORT ?? '3000',
  OMBUDSMAN_PORT: process.env.OMBUDSMAN_PORT ?? '3001',
};

/** @param {string} app @param {number} port @param {string} serverPort */
const screens = async (app, port, serverPort) => {
  const target = `http://127.0.0.1:${serverPort}`;
  const server = await createServer({
    root: join(root, 'apps', app),
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(['/api', '/api-site', '/config.json'].map((path) => [path, { target }])),
    },
  });
  await server.listen();
  return server;
};

// --no-warnings keeps the notice about type stripping out of every restart.
const api = spawn(
  process.execPath,
  ['--no-warnings', '--watch', '--watch-preserve-output', join(root, 'scripts', 'serve.mjs')],
  {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
const servers = await Promise.all([
  screens('backoffice', 5173, env.PORT),
  screens('ombudsman', 5174, env.OMBUDSMAN_PORT),
]);

let isEnding = false;
const end = async (code) => {
  if (isEnding) return;
  isEnding = true;
  api.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.close()));
  process.exit(code);
};
process.on('SIGINT', () => end(0)).on('SIGTERM', () => end(0));
// A crashed server waits under --watch for the next change; only the end of the watcher itself ends everything.
api.on('exit', (code) => end(code ?? 0));

console.log('Retaguarda: http://localhost:5173   Ouvidoria: http://localhost:5174   (Ctrl+C encerra)');
