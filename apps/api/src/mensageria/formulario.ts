import type { FastifyRequest } from 'fastify';

/** Maximum of bytes per import. */
const MAX_BYTES = 20 * 1_048_576;

/** A form: its texts and its file's bytes. */
export interface Formulario {
  campos: Record<string, string>;
  arquivo: Buffer | undefined;
}

/** Reads a form of the service; a call without form has no fields. */
export const leFormulario = async (request: FastifyRequest): Promise<Formulario> => {
  const lido: Formulario = { campos: {}, arquivo: undefined };
  if (!request.isMultipart()) return lido;
  const limits = { fileSize: MAX_BYTES, files: 1, fields: 20, fieldSize: 10_000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') lido.arquivo = await part.toBuffer();
    else lido.campos[part.fieldname] = String(part.value);
  }
  return lido;
};
