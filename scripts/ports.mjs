// Plain JavaScript without packages: it runs before the dependencies are installed, on the Node that runs npm.
import { once } from 'node:events';
import { createServer } from 'node:net';

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
