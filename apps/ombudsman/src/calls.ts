import { askConfig, basesOf, loadConfig } from '@vidas/api-client/config/config.ts';
import { createHttp } from '@vidas/api-client/http/http.ts';
import { createCalls } from '@vidas/screens/ouvidoria-interna/calls.ts';
import type { PortalCalls } from '@vidas/screens/ouvidoria-interna/PortalServices.tsx';
import { solveInWorker } from '@vidas/screens/ouvidoria-interna/prova/solveInWorker.ts';

let made: PortalCalls | undefined;

/**
 * The calls of the portal, at the addresses of its configuration. The configuration is requested again until an
 * answer comes.
 */
export const calls = async (): Promise<PortalCalls> => {
  if (made) return made;
  const config = await askConfig();
  const found = createCalls(
    createHttp({ bases: basesOf(config ?? (await loadConfig()), window.location) }),
    solveInWorker,
  );
  if (config) made = found;
  return found;
};
