// Plain JavaScript without packages: it runs before the dependencies are installed, on the Node that runs npm.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The sentence about the first of these ports that another program has; undefined when all are free.
 * @param {readonly [name: string, port: number][]} ports @param {string} host
 */
export const takenPort = async (ports, host) => {
  for (const [name, port] of ports) {
    const probe = createServer().listen({ port, host });
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (error.code === 'EADDRINUSE')
        return `A porta ${port} já está em uso por outro programa: encerre-o ou escolha outra em ${name}.`;
      continue;
    }
    probe.close();
    await once(probe, 'close');
  }
  return undefined;
};

/** @param {number} port @param {string} host Whether somebody listens there. */
const listens = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    const say = (isUp) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => say(true)).once('error', () => say(false));
  });

/**
 * Whether somebody listens on this port, now or within the time.
 * @param {number} port @param {string} host @param {number} mostMs
 */
export const comesUp = async (port, host, mostMs) => {
  const end = Date.now() + mostMs;
  while (!(await listens(port, host))) {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
};
