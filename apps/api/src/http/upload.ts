import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Failure } from './failure.ts';
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

const take = async (request: FastifyRequest, field: string, maxBytes: number): Promise<MultipartFile> => {
  if (!request.isMultipart())
    throw new Failure(415, 'Envie o arquivo como formulário (multipart/form-data).');
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 };
  const part = await request.file({ limits }).catch((cause: unknown) => {
    // A form without boundary or without end: the parser's plain errors are the sender's fault.
    throw new Failure(400, 'O formulário do arquivo não pôde ser lido.', { cause });
  });
  const problems = unstorableText(field, part?.filename);
  if (part?.fieldname === field && problems.length === 0) return part;
  part?.file.resume();
  if (problems.length > 0)
    throw new Failure(400, 'O nome do arquivo tem um caractere inválido.', { problems });
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
