import { plainText } from '@vidas/api-client/words/fold.ts';
import { createRequire } from 'node:module';

type Lists = Record<string, readonly string[]>;

const load = createRequire(import.meta.url);
const packages = ['@zxcvbn-ts/language-common', '@zxcvbn-ts/language-pt-br'];

/** Common passwords of this trade that the packages lack. */
const ours = ['bemvindo', 'bemvinda', 'planodesaude', 'asdfghjklc'];

let words: ReadonlySet<string> | undefined;

const read = (): ReadonlySet<string> => {
  const lists = packages.flatMap((name) => Object.values((load(name) as { dictionary: Lists }).dictionary));
  return new Set([...lists.flat(), ...ours].map(plainText));
};

/**
 * Common passwords, and common words and names of Portuguese, in the form of `plainText`. They take 0.1 s and
 * 40 MB, so they are read with the first new password.
 */
export const senhasComuns = (): ReadonlySet<string> => (words ??= read());
