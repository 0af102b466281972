import { createHash } from 'node:crypto';

/** What the hash in the epilogue of a file says of its texts: that they are whole, that they are not, or nothing. */
export type HashDito = 'CONFERE' | 'NAO CONFERE' | 'AUSENTE';

/** Characters that are gathered before they are hashed: a call for each of millions of small texts would cost more than the parsing. */
const PORTION = 64 * 1024;

/**
 * The MD5 of the texts of a file of ANS, in their order and with nothing between (SIB-4, TIS-4). Files are met whose hash is over
 * ISO-8859-1 bytes and others over UTF-8, so one of the two must match.
 */
export const textHash = () => {
  const hashes = (['latin1', 'utf8'] as const).map((encoding) => ({ encoding, hash: createHash('md5') }));
  let pending = '';
  const flush = (): void => {
    for (const { encoding, hash } of hashes) hash.update(pending, encoding);
    pending = '';
  };
  return {
    add(text: string): void {
      pending += text;
      if (pending.length > PORTION) flush();
    },
    /** Compares with the hash of the epilogue; call it once. */
    compare(told: string | undefined): HashDito {
      flush();
      if (!told) return 'AUSENTE';
      return hashes.some(({ hash }) => hash.digest('hex') === told.toLowerCase()) ? 'CONFERE' : 'NAO CONFERE';
    },
  };
};
