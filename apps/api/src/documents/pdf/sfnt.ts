import { inflateSync } from 'node:zlib';

const HEAD = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

/**
 * Font inside a WOFF 1.0 file (W3C WOFF, chapters 3 to 5). pdfkit also reads WOFF, but unpacks its tables in
 * JavaScript for each document, which takes longer than a bill.
 */
export const sfntOf = (woff: Buffer): Buffer => {
  const tables = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  const power = Math.floor(Math.log2(tables));
  const range = ENTRY.sfnt * 2 ** power;
  [tables, range, power, ENTRY.sfnt * tables - range].forEach((value, at) =>
    font.writeUInt16BE(value, 4 + 2 * at),
  );
  let end = HEAD.sfnt + ENTRY.sfnt * tables;
  for (let table = 0; table < tables; table += 1) {
    const from = HEAD.woff + ENTRY.woff * table;
    const to = HEAD.sfnt + ENTRY.sfnt * table;
    const [offset = 0, packed = 0, length = 0, sum = 0] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(from + at),
    );
    const stored = woff.subarray(offset, offset + packed);
    woff.copy(font, to, from, from + 4);
    [sum, end, length].forEach((value, at) => font.writeUInt32BE(value, to + 4 + 4 * at));
    // An incompressible table is stored unchanged.
    (packed < length ? inflateSync(stored) : stored).copy(font, end);
    end += (length + 3) & ~3;
  }
  return font;
};
