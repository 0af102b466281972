import { findProofFloor, saveProofFloor } from '../ouvidoria.sql.ts';
import { Refused } from '../denuncia/refused.ts';
import type { Ouvidoria } from '../service.ts';
import { texts, withPhone } from '../texts.ts';
import type { Purpose } from './challenge.ts';
import { GateFull } from './gate.ts';
import type { Turn } from './room.ts';

/** Solved challenge of a call. */
export interface Proof {
  desafio?: string | undefined;
  solucao?: string | undefined;
}

/** Caller and proof of a call. */
export interface Payer extends Proof {
  /** The rotating HMAC of the address. */
  source: string;
}

/**
 * Checks the proof of a call and counts the try; resolves to the KiB reserved by its turn. Throws `Refused`
 * 428 with a challenge.
 */
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
    // The stored difficulty of all servers of this database applies here too.
    limits.raise(await findProofFloor(deps.db));
    throw new Refused(428, texts.challenge, {
      desafio: await challenges.issue(purpose, limits.bits(source)),
    });
  }
  // The try of a turn was counted when the turn was given.
  if (task.d === undefined) await countTry(ouvidoria, source);
  return task.t ?? 0;
};

/** Counts a try of this place and of everybody, and stores a raised difficulty. */
export const countTry = async ({ deps, limits }: Ouvidoria, source: string): Promise<void> => {
  const before = limits.floor.bits;
  const floor = limits.tried(source);
  if (!floor) return;
  // The log names neither place nor call nor portal.
  if (floor.bits > before)
    deps.log.warn({ bits: floor.bits }, 'muitas tentativas: a prova ficou mais difícil');
  await saveProofFloor(deps.db, { ...floor, now: deps.clock() });
};

/** Sends the caller into the line; the answer's challenge holds the turn. Nobody is refused. */
const sendToLine = async ({ challenges, deps }: Ouvidoria, purpose: Purpose, turn: Turn): Promise<never> => {
  throw new Refused(503, withPhone(texts.line, deps.config.ombudsmanPhone), {
    desafio: await challenges.issueTurn(purpose, turn),
    turn,
  });
};

const whenBusy = { seconds: 5 } as const;

/** Runs a paid call; the caller waits some seconds when all places of the server are taken. */
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

/** Reserves room for new bytes, unless a turn has done so. Returns the call's reserved KiB. */
export const takeRoom = async (
  ouvidoria: Ouvidoria,
  purpose: Purpose,
  { bytes, kib }: { bytes: number; kib: number },
): Promise<number> => {
  const turn = ouvidoria.room.take(bytes, kib);
  if (turn) await sendToLine(ouvidoria, purpose, turn);
  return Math.max(kib, Math.ceil(bytes / 1024));
};
