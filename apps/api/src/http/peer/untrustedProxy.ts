import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/config.ts';
import type { Deps } from '../../deps.ts';

const advice =
  'um proxy que TRUSTED_PROXIES não diz, ou que não manda X-Forwarded-For, faz de toda a gente um lugar só: diga em TRUSTED_PROXIES o endereço de que o Vidas recebe os pedidos';

// One per set of dependencies, shared by both apps.
const seen = new WeakSet<Pick<Deps, 'config'>>();

/** A request came through a proxy outside the configuration, since the start of this server (SEG-29). */
export const cameByUntrustedProxy = (deps: Pick<Deps, 'config'>): boolean => seen.has(deps);

/** True for a forwarded request from a peer that is no trusted proxy: `ips` then has the peer alone. */
const isUntrusted = ({ headers, ips }: FastifyRequest): boolean =>
  (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']) !== undefined &&
  (ips?.length ?? 1) < 2;

/** Logs once, without any address, that requests come through an untrusted proxy. */
export const watchProxies = (app: FastifyInstance, deps: Pick<Deps, 'config' | 'log'>): void => {
  app.addHook('onRequest', async (request) => {
    if (seen.has(deps) || !isUntrusted(request)) return;
    seen.add(deps);
    deps.log.warn(`proxy não declarado: ${advice}`);
  });
};

/** Warning for the start: an https address of ours implies a proxy, because the server itself speaks http. */
export const missingProxies = ({
  staffUrl,
  portalUrl,
  trustedProxies,
}: Pick<ServerConfig, 'staffUrl' | 'portalUrl' | 'trustedProxies'>): string | undefined =>
  trustedProxies.length === 0 && [staffUrl, portalUrl].some((url) => url?.startsWith('https:'))
    ? `Atenção: há um proxy à frente (PUBLIC_STAFF_URL ou PUBLIC_PORTAL_URL é https) e TRUSTED_PROXIES está vazio; ${advice}.`
    : undefined;
