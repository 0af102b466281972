import { moduleTile, tokenPayload, type TokenPayload } from '@vidas/api-client/shell/shell.contract.ts';
import { type ModuleKey, moduleKeyOf } from '@vidas/api-client/shell/modules.ts';
import * as z from 'zod/mini';

const stored = z.object({
  /** With its prefix USU_. */
  login: z.string(),
  jwt: z.string().check(z.minLength(1)),
  name: z.string(),
  occupation: z.string(),
  authenticated: z.literal(true),
  /** Code of the seller, for the sales module; null until that module loads it. */
  sellerId: z.nullable(z.string()),
  modules: z.array(moduleTile),
  /** Navigation that survives a reload (ACE-13): the menu item on show and the module last chosen. */
  menuItem: z.string(),
  moduleItem: z.nullable(z.string()),
  /** Milliseconds since 1970 of the last answer that confirmed the session. */
  checkedAt: z.number(),
  /** Milliseconds by which the server's clock is ahead of this computer's, from its newest token. */
  serverAheadMs: z._default(z.number(), 0),
  /** True when another person set the password: a new one is chosen before anything opens (OPE-15). */
  mustChangePassword: z._default(z.boolean(), false),
});

/** The session in the browser's storage (ACE-4). */
export type Session = Readonly<z.output<typeof stored>>;

/** The session stored as text; null when there is none or it is not valid. */
export const parseSession = (text: string | null): Session | null => {
  if (text === null) return null;
  try {
    const result = z.safeParse(stored, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const payloadOf = (jwt: string): unknown =>
  JSON.parse(new TextDecoder().decode(bytesOf(jwt.split('.')[1] ?? '')));

/** The payload of a token. Throws when it is not a token of ours; only the server checks the signature. */
export const readToken = (jwt: string): TokenPayload => z.parse(tokenPayload, payloadOf(jwt));

const issued = z.object({ iat: z.optional(z.number()) });

/** Milliseconds by which the server's clock is ahead of `now`, from a new token; 0 when the token lacks it. */
export const serverAhead = (jwt: string, now: number): number => {
  try {
    const { iat } = z.parse(issued, payloadOf(jwt));
    return iat === undefined ? 0 : iat * 1_000 - now;
  } catch {
    return 0;
  }
};

/** A new session from the answer of the login. */
export const sessionOf = (jwt: string, now: number): Session => {
  const { login, user, cargo, modules, senhaProvisoria = false } = readToken(jwt);
  return {
    login,
    jwt,
    name: user,
    occupation: cargo,
    authenticated: true,
    sellerId: null,
    modules,
    menuItem: 'inicio',
    moduleItem: null,
    checkedAt: now,
    serverAheadMs: serverAhead(jwt, now),
    mustChangePassword: senhaProvisoria,
  };
};

/** The keys of the person's modules, in the order of the token; unknown tiles are left out. */
export const modulesOf = (session: Pick<Session, 'modules'>): ModuleKey[] => {
  const keys = session.modules.map(({ link, nome }) => moduleKeyOf(link) ?? moduleKeyOf(nome));
  return [...new Set(keys)].filter((key) => key !== undefined);
};

/** The login with the prefix USU_, never twice (ACE-3). */
export const withPrefix = (login: string): string =>
  /^usu_/i.test(login) ? `USU_${login.slice(4)}` : `USU_${login}`;
