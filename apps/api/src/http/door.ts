import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Compilable } from '../db/portions.ts';
import type { ListsThread } from './list/thread/listsThread.ts';
import type { Leitura, RegistraConsulta } from './acesso/registro.ts';

/** Caller, read from the database on every call. */
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
  /** Another person set the password, so it must be changed first (OPE-15). */
  senhaProvisoria: boolean;
}

/** Reason for a session's end. */
export interface Ending {
  motivo: string;
  /** Portuguese message for the person. */
  texto: string;
}

/** Callers: anybody with a session, or people with one of these modules. */
export type Allow = 'session' | readonly [ModuleKey, ...ModuleKey[]];

/** Context of a report: database, local day (ISO), and the only visible provider, null for all (ALC-1). */
export interface ReportContext {
  readonly db: Db;
  readonly hoje: string;
  readonly unico: string | null;
}

/** Sets a header of the answer. */
export type SetHeader = (name: string, value: string) => void;

/** A question of a declared report, with its statement. */
export interface ServedQuestion {
  readonly endpoint: Endpoint;
  readonly select: (context: ReportContext, params: never) => Compilable<object>;
}

/** Authentication of an app; the portal has none. */
export interface Door {
  /** Session of a request; undefined for a missing, forged, expired or revoked token. */
  authenticate: (request: FastifyRequest) => Promise<Session | undefined>;
  /** Reason for the session's end; undefined when nobody ended it. */
  endingOf?: (request: FastifyRequest) => Promise<Ending | undefined>;
  /** Records in the trail that a call was refused to a session. */
  denied: (session: Session, call: string) => Promise<void>;
  /** Records a reading of people with health data (PRV-8). */
  registra: RegistraConsulta;
  /** Rotating HMAC of the peer's address (SEG-3): it only shows whether two calls came from one place. */
  sourceOf: (request: FastifyRequest) => string;
  maxUploadBytes: number;
  /** Provider of Centro Médico; undefined = not configured. */
  centroMedico: string | undefined;
}

/** A mounted call with its callers and record; both undefined for a public one. */
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
    /** Thread that reads lists; undefined on the embedded database. */
    lists: ListsThread | undefined;
    /** All mounted calls: for 405 answers, the documentation and the test of all calls. */
    served: Served[];
    /** Questions of declared reports with their statements, for the benches. */
    reports: ServedQuestion[];
  }
  interface FastifyRequest {
    session: Session | undefined;
    /** Name of a machine's key for deliveries; it opens nothing else. */
    chave: string | undefined;
    /** Reading of the answered list, when recorded. */
    leitura: Leitura | undefined;
  }
}
