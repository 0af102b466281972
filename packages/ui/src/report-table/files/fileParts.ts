/** Media types of the files. */
export const mediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

const foldAt = 4_000_000;

/** Collects the pieces of a file. A Blob may be stored outside the script's memory, so the pieces are joined into one now and then. */
export function createParts(type: string) {
  const folded: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const fold = (): void => {
    folded.push(new Blob(pieces));
    pieces = [];
    size = 0;
  };
  return {
    add: (piece: Uint8Array<ArrayBuffer>): void => {
      pieces.push(piece);
      size += piece.length;
      if (size >= foldAt) fold();
    },
    blob: (): Blob => {
      fold();
      return new Blob(folded, { type });
    },
  };
}
