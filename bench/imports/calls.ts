// Short calls in the rhythm of a clock while something else runs: one that asks the database who calls, one that asks it nothing.
import { Agent, request } from 'node:http';

/** A server under test. */
export interface Server {
  port: number;
  token: string;
}

/** Milliseconds within which 99 of 100 calls were answered. */
export interface Answered {
  session: number;
  plain: number;
}

const EVERY_MS = 20;
const paths = { session: '/api/v1/cadastro/progressoConferenciaSib', plain: '/live' };

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

/** Calls until `work` is done. A call begins when it is due, not when the one before was answered, so that no waiting is left out. */
export const whileCalling = async <T>(
  { port, token }: Server,
  work: () => Promise<T>,
): Promise<{ result: T; p99: Answered; calls: number }> => {
  const agent = new Agent({ keepAlive: true });
  const taken: Record<keyof Answered, number[]> = { session: [], plain: [] };
  const waiting: Promise<void>[] = [];
  const call = (kind: keyof Answered): Promise<void> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      request(
        { port, host: '127.0.0.1', path: paths[kind], headers: { authorization: token }, agent },
        (answer) => {
          answer.resume().on('end', () => {
            taken[kind].push(performance.now() - begun);
            if (answer.statusCode === 200) resolve();
            else reject(new Error(`a short call was answered ${answer.statusCode}`));
          });
        },
      )
        .on('error', reject)
        .end();
    });
  const beat = setInterval(() => waiting.push(call('session'), call('plain')), EVERY_MS);
  const result = await work().finally(() => clearInterval(beat));
  await Promise.all(waiting);
  agent.destroy();
  const p99 = { session: percentile(taken.session, 0.99), plain: percentile(taken.plain, 0.99) };
  return { result, p99, calls: taken.session.length };
};
