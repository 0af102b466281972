import { plainText } from '@vidas/api-client/words/fold.ts';
import { createRequire } from 'node:module';

type Lists = Record<string, readonly string[]>;

const load = createRequire(import.meta.url);
const packages = ['@zxcvbn-ts/language-common', '@zxcvbn-ts/language-pt-br'];

/** What the packages lack and people of this trade type. */
const ours = ['bemvindo', 'bemvinda', 'planodesaude', 'asdfghjklc'];

let words: ReadonlySet<string> | undefined;

const read = (): ReadonlySet<string> => {
  const lists = packages.flatMap((name) => Object.values((load(name) as { dictionary: Lists }).dictionary));
  return new Set([...lists.flat(), ...ours].map(plainText));
};

/**
 * Passwords that many people have, and common words and names of Portuguese, as `plainText` writes them. They take 0.1 s and 40 MB, so
 * they are read when the first password is set.
 */
export const senhasComuns = (): ReadonlySet<string> => (words ??= read());
