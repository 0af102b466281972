import { createHash } from 'node:crypto';

/** True behind the proxies of `npm run test:cluster`, which accept a journey's own claim about its address. */
export const isBehindProxy = process.env.E2E_HOST !== undefined;

/** The header with a journey's address for those proxies; no server reads it. */
export const placeHeader = 'x-lugar';

/** An address of a private network for a journey, always the same one. */
export const placeOf = (testId: string): string =>
  ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');
