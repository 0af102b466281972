import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Compilable } from '../db/portions.ts';
import type { ListsThread } from './list/thread/listsThread.ts';
import type { Leitura, RegistraConsulta } from './acesso/registro.ts';

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
  /** The password was set by somebody else and is to be changed first (OPE-15). */
  senhaProvisoria: boolean;
}

/** Why a session ended, as the refusal says it. */
export interface Ending {
  motivo: string;
  /** In Portuguese, for the person. */
  texto: string;
}

/** Who may call: anybody with a session, or whoever has one of these modules. */
export type Allow = 'session' | readonly [ModuleKey, ...ModuleKey[]];

/** What a report is asked on: the database, the day at the operator (ISO), and the only provider on show, null for all (ALC-1). */
export interface ReportContext {
  readonly db: Db;
  readonly hoje: string;
  readonly unico: string | null;
}

/** One question of a declared report with its statement. */
export interface ServedQuestion {
  readonly endpoint: Endpoint;
  readonly select: (context: ReportContext, params: never) => Compilable<object>;
}

/** How an app knows its callers; the portal knows nobody. */
export interface Door {
  /** The session of a request, undefined for a missing, forged, expired or revoked token. */
  authenticate: (request: FastifyRequest) => Promise<Session | undefined>;
  /** Why the session of a request is no longer there; undefined when nobody ended it. */
  endingOf?: (request: FastifyRequest) => Promise<Ending | undefined>;
  /** Notes in the trail that a session was refused at a call. */
  denied: (session: Session, call: string) => Promise<void>;
  /** Writes down that people with health data are read (PRV-8). */
  registra: RegistraConsulta;
  /** A rotating HMAC of the peer's address (SEG-3): it tells whether two calls came from one place, and nothing else. */
  sourceOf: (request: FastifyRequest) => string;
  maxUploadBytes: number;
  /** The provider that Centro Médico is; undefined = not configured. */
  centroMedico: string | undefined;
}

/** A call that was mounted, and what it said of who may make it and of its record; undefined for a public one. */
export interface Served {
  readonly method: string;
  readonly pattern: RegExp;
  readonly path: string;
  readonly isPublic: boolean;
  readonly acesso:
    | {
        readonly allow: Allow;
        readonly finalidade?: string | undefined;
        readonly consulta?: { readonly lista: string; readonly pessoa?: string | undefined } | undefined;
      }
    | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    door: Door;
    /** The thread that reads lists; undefined on the embedded database. */
    lists: ListsThread | undefined;
    /** Every call that was mounted; used for 405 answers, the documentation and the test that walks over all calls. */
    served: Served[];
    /** The questions of declared reports with their statements, for the benches. */
    reports: ServedQuestion[];
  }
  interface FastifyRequest {
    session: Session | undefined;
    /** Name of the key by which a machine brings deliveries; it opens nothing else. */
    chave: string | undefined;
    /** The reading of the list that is the answer, where it is on record. */
    leitura: Leitura | undefined;
  }
}
