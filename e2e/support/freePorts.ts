import { freePort } from '../../apps/api/src/test/freePort.ts';

/** So many ports of this machine that nobody listens on, each another one. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort));
