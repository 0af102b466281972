import type { Deps } from '../../deps.ts';
import { AccessKeys } from './acompanhamento/accessKeys.ts';
import { Challenges } from './prova/challenge.ts';
import { createScheduler, type Scheduler } from './prova/deadline.ts';
import { FollowUpTokens } from './acompanhamento/followUpTokens.ts';
import { Gate } from './prova/gate.ts';
import { Limits } from './prova/limits.ts';
import { Line } from './sem-script/line.ts';
import { Room } from './prova/room.ts';
import { type Notices, startNotices } from './notices.ts';
import { findProofFloor } from './ouvidoria.sql.ts';
import { drawProtocolo } from './protocolo.rules.ts';
import { Vault } from './vault.ts';

/** State shared by the ombudsman's use cases; one per set of dependencies, so that both origins share the counts. */
export interface Ouvidoria {
  deps: Deps;
  vault: Vault;
  keys: AccessKeys;
  challenges: Challenges;
  limits: Limits;
  room: Room;
  /** Waiting forms sent without JavaScript. */
  line: Line;
  tokens: FollowUpTokens;
  scheduler: Scheduler;
  /** Limit of simultaneously delayed answers. */
  holds: Gate;
  draw: () => string;
  /** Timer of notices, once the server is ready. */
  notices: Notices | undefined;
}

/** Overrides for tests and measurements. */
export interface OuvidoriaOptions {
  /** Bits of the proof of work in calm times. */
  bits?: number;
  scheduler?: Scheduler;
  draw?: () => string;
}

const services = new WeakMap<Deps, Ouvidoria>();

/** Ombudsman of these dependencies; the first call may set options. */
export const ouvidoriaOf = (deps: Deps, options: OuvidoriaOptions = {}): Ouvidoria => {
  const known = services.get(deps);
  if (known) return known;
  const service: Ouvidoria = {
    deps,
    vault: new Vault({ content: deps.secrets.contentKey, identity: deps.secrets.identityKey }),
    keys: new AccessKeys(deps.secrets.pepper),
    challenges: new Challenges({ db: deps.db, secret: deps.secrets.pepper, clock: deps.clock }),
    limits: new Limits({ clock: deps.clock, bits: options.bits, servers: deps.servidor.vivos }),
    room: new Room({ clock: deps.clock, servers: deps.servidor.vivos }),
    line: new Line(deps.clock),
    tokens: new FollowUpTokens({ db: deps.db, clock: deps.clock }),
    scheduler: options.scheduler ?? createScheduler(deps.sleep),
    holds: new Gate({ atOnce: 256, queue: 0 }),
    draw: options.draw ?? drawProtocolo,
    notices: undefined,
  };
  services.set(deps, service);
  return service;
};

/** Prepares the first call: makes the dummy hash, restores the hardness of the proof of work, starts the notices. */
export const prepareOuvidoria = async (ouvidoria: Ouvidoria): Promise<void> => {
  const { deps, keys, limits } = ouvidoria;
  const [floor] = await Promise.all([findProofFloor(deps.db), keys.warmUp()]);
  limits.raise(floor);
  ouvidoria.notices ??= startNotices(deps);
};

/** Releases every delayed answer and stops the notices. */
export const endOuvidoria = (ouvidoria: Ouvidoria): void => {
  ouvidoria.scheduler.close();
  ouvidoria.notices?.stop();
  ouvidoria.notices = undefined;
};
