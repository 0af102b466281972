import { askConfig, basesOf, loadConfig } from '@vidas/api-client/config';
import { createHttp } from '@vidas/api-client/http';
import { createCalls } from '@vidas/screens/ouvidoria-interna/calls';
import type { PortalCalls } from '@vidas/screens/ouvidoria-interna/portal-services';
import { solveInWorker } from '@vidas/screens/ouvidoria-interna/solve-in-worker';

let made: PortalCalls | undefined;

/** The calls of the portal at the addresses of its configuration, which is asked for until something answers. */
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
