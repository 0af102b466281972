import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a hash with the account's in constant time. */
export const contaDe = (hash: string) => {
  const known = digest(hash);
  return (given: unknown): boolean => typeof given === 'string' && timingSafeEqual(digest(given), known);
};
