import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress } from 'node:zlib';

// Fastest level of each: it costs a fraction of the query, and the texts of a list repeat so much that higher
// levels save little. Each portion is flushed, or the first rows would wait in a buffer.
const makers: Readonly<Record<string, () => Transform>> = {
  zstd: () =>
    createZstdCompress({
      flush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: 1 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 1 }),
};

/** First of our compressions that the client accepts; `q=0` refuses one. */
const encodingOf = (accepted: string): string | undefined => {
  const codings = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(';', 1)[0]?.trim()),
  );
  return Object.keys(makers).find((name) => codings.has(name));
};

const isThisMachine = (address: string): boolean => /^(::1$|(::ffff:)?127\.)/.test(address);

/**
 * A list for a remote client, compressed as accepted (SER-33): a tenth of the bytes. A local client gets it
 * uncompressed. A failing list breaks the compressed one, and a leaving reader ends both.
 */
export const compressed = (request: FastifyRequest, reply: FastifyReply, list: Readable): Readable => {
  if (isThisMachine(request.ip)) return list;
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  const make = encoding === undefined ? undefined : makers[encoding];
  if (encoding === undefined || make === undefined) return list;
  void reply.header('content-encoding', encoding);
  const packed = make();
  // The reply logs the error and breaks the connection.
  pipeline(list, packed, () => undefined);
  return packed;
};
