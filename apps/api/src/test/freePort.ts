import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below the system's ephemeral range, so that none is taken before its use, and above 10080, the last
 * one that browsers and fetch refuse.
 */
const [FIRST_PORT, PORT_COUNT] = [10_081, 21_900];
const given = new Set<number>();

/** A free port of this machine that this process gives out only once. */
export const freePort = async (): Promise<number> => {
  const port = FIRST_PORT + randomInt(PORT_COUNT);
  if (given.has(port)) return freePort();
  // Marked before the attempt, because another call may try it at the same time.
  given.add(port);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => resolve(true));
  });
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
};
