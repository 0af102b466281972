import { findProofFloor, saveProofFloor } from '../ouvidoria.sql.ts';
import { Refused } from '../denuncia/refused.ts';
import type { Ouvidoria } from '../service.ts';
import { texts, withPhone } from '../texts.ts';
import type { Purpose } from './challenge.ts';
import { GateFull } from './gate.ts';
import type { Turn } from './room.ts';

/** The solved challenge that came with a call. */
export interface Proof {
  desafio?: string | undefined;
  solucao?: string | undefined;
}

/** The caller and the proof that came with the call. */
export interface Payer extends Proof {
  /** The rotating HMAC of the address. */
  source: string;
}

/** Takes the proof of a call and counts the try; resolves to the KiB that its turn in the line has kept. Throws `Refused` 428 with a challenge. */
export const pay = async (
  ouvidoria: Ouvidoria,
  purpose: Purpose,
  { desafio, solucao, source }: Payer,
): Promise<number> => {
  const { challenges, limits, deps } = ouvidoria;
  const task =
    desafio !== undefined && solucao !== undefined
      ? await challenges.redeem(purpose, { desafio, solucao })
      : undefined;
  if (!task) {
    // As hard as any server of this database says that it has to be.
    limits.raise(await findProofFloor(deps.db));
    throw new Refused(428, texts.challenge, {
      desafio: await challenges.issue(purpose, limits.bits(source)),
    });
  }
  // A turn in the line was counted when it was given.
  if (task.d === undefined) await countTry(ouvidoria, source);
  return task.t ?? 0;
};

/** Counts a try of this place and of everybody, and keeps a hardness that it raised. */
export const countTry = async ({ deps, limits }: Ouvidoria, source: string): Promise<void> => {
  const before = limits.floor.bits;
  const floor = limits.tried(source);
  if (!floor) return;
  // Without a word about the place, the call or the portal.
  if (floor.bits > before)
    deps.log.warn({ bits: floor.bits }, 'muitas tentativas: a prova ficou mais difícil');
  await saveProofFloor(deps.db, { ...floor, now: deps.clock() });
};

/** Has the caller wait for a turn, which the challenge of the answer keeps. Nobody is sent away. */
export const sendToLine = async (
  { challenges, deps }: Ouvidoria,
  purpose: Purpose,
  turn: Turn,
): Promise<never> => {
  throw new Refused(503, withPhone(texts.line, deps.config.ombudsmanPhone), {
    desafio: await challenges.issueTurn(purpose, turn),
    turn,
  });
};

const whenBusy = { seconds: 5 } as const;

/** Does the work of a paid call; where all places of the server are taken the caller waits some seconds. */
export const unlessBusy = async <T>(
  ouvidoria: Ouvidoria,
  { purpose, kib }: { purpose: Purpose; kib: number },
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GateFull) return sendToLine(ouvidoria, purpose, { ...whenBusy, kib });
    throw error;
  }
};

/** Waits for room for bytes that are about to be stored, unless a turn has kept it. Returns the KiB that the call has now. */
export const takeRoom = async (
  ouvidoria: Ouvidoria,
  purpose: Purpose,
  { bytes, kib }: { bytes: number; kib: number },
): Promise<number> => {
  const turn = ouvidoria.room.take(bytes, kib);
  if (turn) await sendToLine(ouvidoria, purpose, turn);
  return Math.max(kib, Math.ceil(bytes / 1024));
};
