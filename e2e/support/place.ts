import { createHash } from 'node:crypto';

/** The servers stand behind the proxies of `npm run test:cluster`, which take the word of a journey for where it is. */
export const isBehindProxy = process.env.E2E_HOST !== undefined;

/** The header in which a journey tells those proxies its address; no server reads it. */
export const placeHeader = 'x-lugar';

/** An address of a private network for a journey, always the same one. */
export const placeOf = (testId: string): string =>
  ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');
