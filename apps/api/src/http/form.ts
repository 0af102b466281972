import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Failure, refuseFields } from './failure.ts';
import { assertName, type UploadedFile } from './upload.ts';

/** Maximum of bytes of a file in a form with fields, held in memory so that the fields may come in any order. */
const FILE_OF_FORM = 16 * 1_048_576;

/** Fields of a form as text, and its file, if any. */
interface Form {
  fields: Record<string, string>;
  file: UploadedFile | undefined;
}

const refuse = (field: string, message: string): Failure =>
  refuseFields([{ field: field.slice(0, 60), message }]);

const tooLarge = (maxBytes: number): Failure =>
  new Failure(413, `O arquivo passa do limite de ${Math.floor(maxBytes / 1_048_576)} MB.`);

const readPart = async (form: Form, part: Multipart, options: { file: string; maxBytes: number }) => {
  if (part.type === 'field') {
    if (Object.hasOwn(form.fields, part.fieldname))
      throw refuse(part.fieldname, 'o campo aparece duas vezes');
    if (part.valueTruncated) throw refuse(part.fieldname, 'o texto é longo demais');
    form.fields[part.fieldname] = String(part.value);
    return;
  }
  if (part.fieldname !== options.file) {
    part.file.resume();
    throw refuse(part.fieldname, 'este campo não recebe arquivo');
  }
  assertName(part);
  const bytes = Buffer.concat(await part.file.toArray());
  if (part.file.truncated) throw tooLarge(options.maxBytes);
  form.file = { name: part.filename, stream: Readable.from([bytes], { objectMode: false }) };
};

const unreadable = (cause: unknown): Failure =>
  new Failure(400, 'O formulário não pôde ser lido.', { cause });

/** Reads a whole form in any order of its parts. Throws `Failure`. */
export const readForm = async (
  request: FastifyRequest,
  options: { file: string | undefined; maxBytes: number },
): Promise<Form> => {
  const maxBytes = Math.min(FILE_OF_FORM, options.maxBytes);
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 100_000, parts: 21 };
  const form: Form = { fields: {}, file: undefined };
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  for (;;) {
    // A form without boundary or end: the parser's plain errors are the sender's fault.
    const { done, value } = await parts.next().catch((cause: unknown) => {
      throw unreadable(cause);
    });
    if (done) return form;
    try {
      await readPart(form, value, { file: options.file ?? '', maxBytes });
    } catch (error) {
      throw error instanceof Failure ? error : unreadable(error);
    }
  }
};

/** Required file of a form. */
export const fileOfForm = (field: string, { file }: Form): UploadedFile => {
  if (!file) throw refuse(field, 'falta o arquivo');
  return file;
};
