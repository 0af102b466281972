import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Failure, refuseFields } from './failure.ts';
import { unstorableText } from './texto/unstorableText.ts';

/** A file of a request: the browser's name (for display, never for opening) and its bytes, readable once. */
export interface UploadedFile {
  name: string;
  stream: Readable;
}

const tooLarge = (maxBytes: number): Failure =>
  new Failure(
    413,
    `O arquivo passa do limite de ${Math.floor(maxBytes / 1_048_576).toLocaleString('pt-BR')} MB.`,
  );

/** Throws for a name that no database stores, before the bytes are needed. */
export const assertName = ({ fieldname, filename, file }: MultipartFile): void => {
  if (unstorableText(fieldname, filename).length === 0) return;
  file.resume();
  throw refuseFields([{ field: fieldname, message: 'o nome do arquivo tem um caractere inválido' }]);
};

const unreadable = (cause: unknown): Failure =>
  new Failure(400, 'O formulário do arquivo não pôde ser lido.', { cause });

type Parts = ReturnType<FastifyRequest['files']>;

const take = async (parts: Parts, field: string): Promise<MultipartFile> => {
  // A form without boundary or end: the parser's plain errors are the sender's fault.
  const { value: part } = await parts.next().catch((cause: unknown) => {
    throw unreadable(cause);
  });
  if (part?.fieldname === field) {
    assertName(part);
    return part;
  }
  part?.file.resume();
  throw new Failure(400, `Envie o arquivo no campo ${field}.`, {
    problems: [{ field, message: 'falta o arquivo' }],
  });
};

/** Bytes of a file. They end once the whole request has arrived, so that a cut one has no effect (SER-22). */
const bytesOf = async function* ({ file }: MultipartFile, parts: Parts, maxBytes: number) {
  try {
    yield* file as AsyncIterable<Buffer>;
    if (!file.truncated) await parts.next();
  } catch (cause) {
    throw unreadable(cause);
  }
  if (file.truncated) throw tooLarge(maxBytes);
};

/**
 * Passes the single file of a request to `use`; a file above the limit is refused even when `use` only needed
 * its start.
 */
export const withUpload = async <T>(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart())
    throw new Failure(415, 'Envie o arquivo como formulário (multipart/form-data).');
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 };
  const parts = request.files({ limits });
  const part = await take(parts, field);
  const isTruncated = () => part.file.truncated;
  try {
    const stream = Readable.from(bytesOf(part, parts, maxBytes), { objectMode: false });
    const result = await use({ name: part.filename, stream });
    if (isTruncated()) throw tooLarge(maxBytes);
    return result;
  } catch (error) {
    throw isTruncated() ? tooLarge(maxBytes) : error;
  } finally {
    // Unread data is drained, or the connection would never be free again.
    request.raw.unpipe();
    request.raw.resume();
  }
};
