import { freePort } from '../../apps/api/src/test/freePort.ts';

/** `count` different free ports of this machine. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort));
