import { createHash } from 'node:crypto';
import { readXml } from '../xmlStream.ts';

/** What the hash of a lot says: that the texts are whole, that they are not, or nothing. */
export type HashTiss = 'CONFERE' | 'NAO CONFERE' | 'AUSENTE';

/** Characters that are gathered before they are hashed: one call for each of many small texts would cost more than the parsing. */
const PORTION = 64 * 1024;

/**
 * The hash of a lot (TIS-4): MD5 of the texts of all elements that hold no others, as they stand, in their order and with nothing between.
 * The standard says ISO-8859-1 and much of what is in use takes UTF-8, so one of the two must match.
 */
export const hashTiss = () => {
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
    compare(told: string | undefined): HashTiss {
      flush();
      if (!told) return 'AUSENTE';
      return hashes.some(({ hash }) => hash.digest('hex') === told.toLowerCase()) ? 'CONFERE' : 'NAO CONFERE';
    },
  };
};

/** The hash that a lot must have, over ISO-8859-1; what its epilogue says now and its signature do not count. */
export const hashDoLote = async (bytes: Uint8Array): Promise<string> => {
  const hash = createHash('md5');
  const abertos: { nome: string; isFolha: boolean }[] = [];
  const reading = readXml(
    [bytes],
    {
      open({ name }) {
        const pai = abertos.at(-1);
        if (pai) pai.isFolha = false;
        abertos.push({ nome: name, isFolha: true });
      },
      close({ name, text }) {
        const fechado = abertos.pop();
        const isDoHash = name === 'hash' && abertos.at(-1)?.nome === 'epilogo';
        if (fechado?.isFolha && !isDoHash && !abertos.some(({ nome }) => nome === 'Signature'))
          hash.update(text, 'latin1');
      },
    },
    { maxBytes: bytes.byteLength },
  );
  for await (const _ of reading) void _;
  return hash.digest('hex');
};
