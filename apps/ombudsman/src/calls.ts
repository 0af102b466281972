import { basesOf, loadConfig } from '@vidas/api-client/config';
import { createHttp } from '@vidas/api-client/http';
import { createCalls } from '@vidas/screens/ouvidoria-interna/calls';
import { solveInWorker } from '@vidas/screens/ouvidoria-interna/solve-in-worker';

/** The calls of the portal at the addresses of its configuration. */
export const calls = loadConfig().then((config) =>
  createCalls(createHttp({ bases: basesOf(config, window.location) }), solveInWorker),
);
