import * as z from 'zod/mini';
import type { Bases } from '../http/http.ts';
import '../http/jitless.ts';

/** Settings of an installation for its apps at run time, served as `config.json`. */
export const appConfig = z.object({
  /** Base of `/api/v1` calls: a path of the same origin or an absolute address. */
  apiBase: z.optional(z.string()),
  /** Base of `/api-site/v1` calls. */
  siteBase: z.optional(z.string()),
  /** Short name of the operator, shown in texts. */
  operatorName: z._default(z.string(), 'Operadora'),
  /** Registration at the regulator, six digits. */
  ansRegistration: z._default(z.string(), ''),
  /** Address of the ombudsman portal, for the links of the staff app. */
  portalUrl: z._default(z.string(), '/'),
  /** Telephone of the ombudsman, for people who cannot or do not want to use the portal; empty hides it. */
  ombudsmanPhone: z._default(z.string(), ''),
  /** Name of the operator on the ombudsman's receipt on paper; empty names nobody. */
  receiptOperator: z._default(z.string(), ''),
  /** Address behind 'Sair rápido'. */
  quickExitUrl: z._default(z.string(), 'https://www.google.com.br/'),
  /** Cards of /interno/inicio: `webmail`, `rh`, `webmailEspecialidades`; a card without address is hidden. */
  intranetLinks: z._default(z.record(z.string(), z.string()), {}),
});

export type AppConfig = z.output<typeof appConfig>;

/** Bases when nothing is configured (SER-1): port 443 on a public host, else 3000 and 3001. */
export const fallbackBases = ({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): Bases => {
  const isLocal =
    /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\])|\.(local|lan|intranet)$/.test(
      hostname,
    );
  const at = (port: number): string => `${protocol}//${hostname}${isLocal ? `:${port}` : ':443'}`;
  return { '/api/v1': `${at(3000)}/api/v1`, '/api-site/v1': `${at(3001)}/api-site/v1` };
};

/** The bases of a configuration; the defaults where it names none. */
export const basesOf = (config: AppConfig, location: Pick<Location, 'protocol' | 'hostname'>): Bases => {
  const fallback = fallbackBases(location);
  return {
    '/api/v1': config.apiBase ?? fallback['/api/v1'],
    '/api-site/v1': config.siteBase ?? fallback['/api-site/v1'],
  };
};

const defaults = (): AppConfig => z.parse(appConfig, {});

/**
 * Reads `config.json` of the page's own origin. Without that file the defaults count; undefined when no answer came, so that it is tried
 * again.
 */
export const askConfig = async (fetchImpl: typeof fetch = fetch): Promise<AppConfig | undefined> => {
  const response = await fetchImpl('/config.json', { credentials: 'omit' }).catch(() => undefined);
  if (response === undefined || response.status >= 500) return undefined;
  if (!response.ok) return defaults();
  // No server of ours answers here, so the defaults count.
  return response
    .json()
    .then((text) => z.parse(appConfig, text), defaults)
    .catch(defaults);
};

/** The configuration; the defaults also when nothing answers. */
export const loadConfig = async (fetchImpl?: typeof fetch): Promise<AppConfig> =>
  (await askConfig(fetchImpl)) ?? defaults();
