import { hash, parseOptions, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** ASVS V11.4.2: Argon2id with at least 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id hash of a password, as PHC text with its own salt. */
export const hashSenha = (texto: string): Promise<string> => hash(texto.normalize('NFC'), cost);

/** The password matches the hash. */
export const isSenha = (senhaHash: string, texto: string): Promise<boolean> =>
  verify(senhaHash, texto.normalize('NFC'));

/** The hash has a lower cost than today's. */
export const isOutdated = (senhaHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parseOptions(senhaHash);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost || parallelism !== cost.parallelism;
};

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Four groups of four unambiguous symbols: 80 bits. */
export const drawPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
