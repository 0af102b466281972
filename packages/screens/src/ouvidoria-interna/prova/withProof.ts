import * as z from 'zod/mini';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { desafioResposta } from '@vidas/api-client/ouvidoria/desafio.contract.ts';
import type { Effects } from '../PortalServices.tsx';
import type { Solver } from './solveInWorker.ts';

/** Most challenges for one call. A device too slow for a challenge's time gets a new one, but not without end. */
const mostChallenges = 5;

const secondMs = 1_000;

/** The server's demand before a call: challenge or turn; undefined for another error. */
const wantedBy = (error: unknown): z.output<typeof desafioResposta> | undefined =>
  error instanceof ApiError && (error.kind === 'challenge' || error.kind === 'unavailable')
    ? z.safeParse(desafioResposta, error.body).data
    : undefined;

/** Counts the seconds down. Rejects when `signal` aborts. */
const waitTurn = (seconds: number, { signal, onEffort }: Effects): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = Date.now() + seconds * secondMs;
    const tick = (): void => {
      const left = Math.ceil((end - Date.now()) / secondMs);
      if (left <= 0) stop(resolve);
      else onEffort({ kind: 'line', seconds: left });
    };
    const timer = setInterval(tick, secondMs);
    const stop = (then: () => void): void => {
      clearInterval(timer);
      signal.removeEventListener('abort', handleAbort);
      then();
    };
    const handleAbort = () => stop(() => reject(signal.reason));
    signal.addEventListener('abort', handleAbort);
    tick();
  });

/** Sends a call. Solves the server's challenge or waits for the turn in its queue, then sends again by itself. */
export const withProof = async <T>(
  send: (proof: { desafio?: string; solucao?: string }) => Promise<T>,
  solver: Solver,
  effects: Effects,
): Promise<T> => {
  let proof: { desafio?: string; solucao?: string } = {};
  for (let challenges = 0; ;) {
    try {
      // Each answer decides the next step.
      // oxlint-disable-next-line no-await-in-loop
      return await send(proof);
    } catch (error) {
      const wanted = wantedBy(error);
      if (!wanted) throw error;
      const { desafio, aguarde } = wanted;
      // oxlint-disable-next-line no-await-in-loop
      if (aguarde !== undefined) await waitTurn(aguarde, effects);
      else if ((challenges += 1) > mostChallenges) throw error;
      // oxlint-disable-next-line no-await-in-loop
      const solucao = await solver(desafio, {
        signal: effects.signal,
        onSolving: ({ done, seconds }) => effects.onEffort({ kind: 'proof', done, seconds }),
      });
      effects.onEffort(undefined);
      if (solucao === undefined) throw error;
      proof = { desafio, solucao };
    }
  }
};
