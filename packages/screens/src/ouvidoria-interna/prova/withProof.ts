import * as z from 'zod/mini';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { desafioResposta } from '@vidas/api-client/ouvidoria/desafio.contract.ts';
import type { Effects } from '../PortalServices.tsx';
import type { Solver } from './solveInWorker.ts';

/** A device that is too slow for the time of a challenge gets a new one; it is never asked without end. */
const mostChallenges = 5;

const secondMs = 1_000;

/** What the server wants before it does what was asked; undefined for another error. */
const wantedBy = (error: unknown): z.output<typeof desafioResposta> | undefined =>
  error instanceof ApiError && (error.kind === 'challenge' || error.kind === 'unavailable')
    ? z.safeParse(desafioResposta, error.body).data
    : undefined;

/** Counts the seconds down. Rejects when `signal` ends it. */
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

/** Sends; when the server sets a challenge solves it, when it has a line waits for the turn, and sends again by itself. */
export const withProof = async <T>(
  send: (proof: { desafio?: string; solucao?: string }) => Promise<T>,
  solver: Solver,
  effects: Effects,
): Promise<T> => {
  let proof: { desafio?: string; solucao?: string } = {};
  for (let challenges = 0; ;) {
    try {
      // Each answer says what comes next.
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
