import { randomInt } from 'node:crypto';

/** Eight digits, each combination equally likely, leading zeros kept. */
export const drawProtocolo = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/** The digits of a typed protocol: people copy it as '4071 9382' or '4071-9382'. */
export const normalizeProtocolo = (typed: string): string => typed.replace(/[\s.\-–]/g, '');

/** The text has the form of a protocol. */
export const isProtocolo = (text: string): boolean => /^\d{8}$/.test(text);
