import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Failure, refuseFields } from './failure.ts';
import { unstorableText } from './unstorableText.ts';

/** A file of a request: the name as the browser told it (show it, never open it) and its bytes, to be read once. */
export interface UploadedFile {
  name: string;
  stream: Readable;
}

const tooLarge = (maxBytes: number): Failure =>
  new Failure(
    413,
    `O arquivo passa do limite de ${Math.floor(maxBytes / 1_048_576).toLocaleString('pt-BR')} MB.`,
  );

/** Throws for a name that no database stores; nobody needs the bytes then. */
export const assertName = ({ fieldname, filename, file }: MultipartFile): void => {
  if (unstorableText(fieldname, filename).length === 0) return;
  file.resume();
  throw refuseFields([{ field: fieldname, message: 'o nome do arquivo tem um caractere inválido' }]);
};

const take = async (request: FastifyRequest, field: string, maxBytes: number): Promise<MultipartFile> => {
  if (!request.isMultipart())
    throw new Failure(415, 'Envie o arquivo como formulário (multipart/form-data).');
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 };
  const part = await request.file({ limits }).catch((cause: unknown) => {
    // A form without boundary or without end: the parser's plain errors are the sender's fault.
    throw new Failure(400, 'O formulário do arquivo não pôde ser lido.', { cause });
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

/** Gives the one file of a request to `use`; a file above the limit is refused even when `use` only needed its start. */
export const withUpload = async <T>(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> => {
  const part = await take(request, field, maxBytes);
  const isTruncated = () => part.file.truncated;
  try {
    const result = await use({ name: part.filename, stream: part.file });
    if (isTruncated()) throw tooLarge(maxBytes);
    return result;
  } catch (error) {
    throw isTruncated() ? tooLarge(maxBytes) : error;
  } finally {
    // What nobody read is drained, or the connection would never be free again.
    part.file.resume();
  }
};
