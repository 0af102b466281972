import { createHash } from 'node:crypto';
import { readXml } from '../xmlStream.ts';

/** Correct hash of a lot, over ISO-8859-1; its present epilogue and signature are excluded. */
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
