import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that the system itself lends to connections that go out: one of them may be gone before it is used. Above 10080, the last
 * one that browsers and fetch refuse to call.
 */
const [FIRST_PORT, PORT_COUNT] = [10_081, 21_900];
const given = new Set<number>();

/** A port of this machine that nobody has right now, and that this process gives to nobody else. */
export const freePort = async (): Promise<number> => {
  const port = FIRST_PORT + randomInt(PORT_COUNT);
  if (given.has(port)) return freePort();
  // Before it is tried: another call may be trying it at the same moment.
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
