// npm run dev: the server, anew after each change, and both apps under Vite with hot reload.
// The back office stands on DEV_PORT and the portal on DEV_OMBUDSMAN_PORT; each passes its data addresses on to the server,
// keeping the Host header, so that the server sees the same origin as the browser.
import { join } from 'node:path';
import { createServer } from 'vite';
import { explainStart } from '../apps/api/src/start/explain.ts';
import { refuseTakenPort } from '../apps/api/src/start/ports.ts';
import { preflight } from '../apps/api/src/start/preflight.ts';
import { comesUp } from './ports.mjs';
import { root } from './sources.ts';
import { supervise } from './supervise.mjs';

const portOf = (name, otherwise) => Number(process.env[name] ?? otherwise);
const [staff, portal] = [portOf('DEV_PORT', 5173), portOf('DEV_OMBUDSMAN_PORT', 5174)];

/** Reports problems of the configuration before anything runs. */
const check = async () => {
  try {
    const config = await preflight(process.env);
    await refuseTakenPort('DEV_PORT', staff, 'localhost');
    await refuseTakenPort('DEV_OMBUDSMAN_PORT', portal, 'localhost');
    return config;
  } catch (error) {
    console.error(explainStart(error) ?? error);
    return process.exit(1);
  }
};
const { port, ombudsmanPort } = await check();

/** A restart takes seven seconds, the first start with its demonstration most of a minute. */
const PATIENCE_MS = 60_000;
const served = ['/api', '/api-site', '/config.json'];

/** What is asked while the server restarts waits for it instead of failing. @param {number} port */
const patient = (port) => ({
  name: 'patient',
  configureServer: ({ middlewares }) => {
    middlewares.use(async (request, _response, next) => {
      if (served.some((path) => request.url?.startsWith(path))) await comesUp(port, '127.0.0.1', PATIENCE_MS);
      next();
    });
  },
});

/** @param {string} app @param {number} at @param {number} serverPort */
const screens = async (app, at, serverPort) => {
  const target = `http://127.0.0.1:${serverPort}`;
  const server = await createServer({
    root: join(root, 'apps', app),
    logLevel: 'warn',
    plugins: [patient(serverPort)],
    server: {
      port: at,
      strictPort: true,
      proxy: Object.fromEntries(served.map((path) => [path, { target }])),
    },
  });
  await server.listen();
  return server;
};

const servers = await Promise.all([
  screens('backoffice', staff, port),
  screens('ombudsman', portal, ombudsmanPort),
]);
const api = supervise({
  // --no-warnings keeps the notice about type stripping out of every restart.
  args: ['--no-warnings', join(root, 'scripts', 'serve.mjs')],
  env: {
    ...process.env,
    // The server prints and links the addresses with hot reload.
    PUBLIC_STAFF_URL: process.env.PUBLIC_STAFF_URL ?? `http://localhost:${staff}`,
    PUBLIC_PORTAL_URL: process.env.PUBLIC_PORTAL_URL ?? `http://localhost:${portal}`,
  },
  folders: [join(root, 'apps', 'api', 'src'), join(root, 'packages', 'api-client', 'src')],
  tell: (text) => console.log(text),
});

let isEnding = false;
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([api.stop(), ...servers.map((server) => server.close())]);
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
