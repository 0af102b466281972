import type { ModuleKey } from '@vidas/api-client/shell/modules';
import type { FastifyRequest } from 'fastify';

/** The caller, read from the database with every call. */
export interface Session {
  /** The `jti` of the token. */
  id: string;
  userId: string;
  /** With the prefix USU_. */
  login: string;
  /** Name of the person. */
  user: string;
  cargo: string;
  modules: ModuleKey[];
}

/** Who may call: anybody with a session, or whoever has one of these modules. */
export type Allow = 'session' | readonly [ModuleKey, ...ModuleKey[]];

/** How an app identifies its callers; the portal identifies nobody. */
export interface Door {
  /** The session of a request, undefined for a missing, forged, expired or revoked token. */
  authenticate: (request: FastifyRequest) => Promise<Session | undefined>;
  /** Notes in the trail that a session was refused at a call. */
  denied: (session: Session, call: string) => Promise<void>;
  /** A rotating HMAC of the peer's address (SEG-3): it tells whether two calls came from one place, and nothing else. */
  sourceOf: (request: FastifyRequest) => string;
  maxUploadBytes: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    door: Door;
    /** Every call that was mounted; used for 405 answers, the documentation and the test that walks over all calls. */
    served: { method: string; pattern: RegExp; path: string; isPublic: boolean }[];
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}
