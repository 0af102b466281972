import type { FastifyInstance } from 'fastify';
import { buildPortalApp, buildStaffApp } from './app.ts';
import type { Deps } from './deps.ts';

/** Both apps, listening. */
export interface RunningServer {
  /** Display addresses, staff app and portal. */
  staffUrl: string;
  portalUrl: string;
  /** Stops accepting requests, finishes the running ones, closes both apps. */
  close: () => Promise<void>;
}

const addressOf = (app: FastifyInstance, host: string): string => {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${port}`;
};

/** Listens on both ports of the configuration; rejects and closes everything when one is taken. */
export const startServer = async (deps: Deps): Promise<RunningServer> => {
  const { host, port, ombudsmanPort } = deps.config;
  const staff = buildStaffApp(deps);
  const portal = buildPortalApp(deps);
  const close = async (): Promise<void> => {
    await Promise.all([staff.close(), portal.close()]);
  };
  try {
    await staff.listen({ host, port });
    await portal.listen({ host, port: ombudsmanPort });
  } catch (error) {
    await close();
    throw error;
  }
  return { staffUrl: addressOf(staff, host), portalUrl: addressOf(portal, host), close };
};
