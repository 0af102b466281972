// One piece of work of a server under test, and how short calls are answered meanwhile.
import type { ChildProcess } from 'node:child_process';
import { type Answered, type Server, whileCalling } from './calls.ts';
import { ask, type Taken } from './served.ts';

/** Costs of some work, and the answers of short calls meanwhile. */
export interface Measured extends Taken {
  p99: Answered;
  calls: number;
}

/** Short calls in the words of a note. */
export const callsOf = ({ p99, calls }: { p99: Answered; calls: number }): string =>
  `${calls} calls: with the session p99 ${Math.round(p99.session)} ms, without database ${Math.round(p99.plain)} ms`;

/** The measures in the words of a note. */
export const noteOf = (
  what: string,
  { clockMs, memoryMb, delayP99, delayMax, p99, calls }: Measured,
): string =>
  `${what}; ${(clockMs / 1000).toFixed(1)} s by the clock, +${Math.round(memoryMb)} MB, event loop p99 ${Math.round(delayP99)} ms and at most ${Math.round(delayMax)} ms, ${callsOf({ p99, calls })}`;

/** Does some work of the server; throws what it throws. */
export const measured = async (
  child: ChildProcess,
  server: Server,
  what: string,
  work: () => Promise<unknown>,
): Promise<Measured> => {
  await ask(child, 'begin');
  const { p99, calls } = await whileCalling(server, work);
  const taken = { ...(await ask<Taken>(child, 'end')), p99, calls };
  // A run takes minutes; what is known is said at once.
  console.error(`  ${noteOf(what, taken)}`);
  return taken;
};
