import { createHash } from 'node:crypto';

/** Result of the hash check in a file's epilogue: right, wrong, or absent. */
export type HashDito = 'CONFERE' | 'NAO CONFERE' | 'AUSENTE';

/** Characters collected before hashing: one call per small text would cost more than the parsing. */
const PORTION = 64 * 1024;

/**
 * MD5 of a file's texts in order, without separators (SIB-4, TIS-4). Some files hash ISO-8859-1 bytes, others
 * UTF-8, so either may match.
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
    /** Compares with the epilogue's hash; call it once. */
    compare(told: string | undefined): HashDito {
      flush();
      if (!told) return 'AUSENTE';
      return hashes.some(({ hash }) => hash.digest('hex') === told.toLowerCase()) ? 'CONFERE' : 'NAO CONFERE';
    },
  };
};
