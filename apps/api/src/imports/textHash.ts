import { createHash, type Hash } from 'node:crypto';

/** Result of the hash check in a file's epilogue: right, wrong, or absent. */
export type HashDito = 'CONFERE' | 'NAO CONFERE' | 'AUSENTE';

/** Characters collected before hashing: one call per small text would cost more than the parsing. */
const PORTION = 64 * 1024;

const outsideLatin1 = /[^\0-\u00ff]/g;

/** Byte of each sign of Windows-1252 outside ISO-8859-1, as a character. */
const windowsBytes = new Map(
  Array.from({ length: 32 }, (_, at) => {
    const byte = Uint8Array.of(0x80 + at);
    return [new TextDecoder('windows-1252').decode(byte), String.fromCharCode(0x80 + at)];
  }),
);

/** Ways of programs to write what ISO-8859-1 does not have: as Windows-1252, or as '?'. */
const substitutes: readonly ((sign: string) => string)[] = [
  (sign) => windowsBytes.get(sign) ?? '?',
  () => '?',
];

/**
 * MD5 of a file's texts in order, without separators (SIB-4, TIS-4). Some files hash ISO-8859-1 bytes, others
 * UTF-8, so either may match; so may either substitute of a sign that ISO-8859-1 does not have.
 */
export const textHash = () => {
  const latin1 = createHash('md5');
  const utf8 = createHash('md5');
  // Equal to `latin1` until the first such sign.
  let others: Hash[] | undefined;
  let pending = '';
  const flush = (): void => {
    if (outsideLatin1.test(pending)) others ??= substitutes.map(() => latin1.copy());
    outsideLatin1.lastIndex = 0;
    for (const [at, hash] of (others ?? []).entries())
      hash.update(pending.replace(outsideLatin1, substitutes[at] as (sign: string) => string), 'latin1');
    latin1.update(pending, 'latin1');
    utf8.update(pending, 'utf8');
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
      const wanted = told.toLowerCase();
      return [latin1, utf8, ...(others ?? [])].some((hash) => hash.digest('hex') === wanted)
        ? 'CONFERE'
        : 'NAO CONFERE';
    },
  };
};
