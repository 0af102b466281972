import { Failure } from '../../../http/failure.ts';
import { ImportError } from '../../../imports/importError.ts';

/** The refusal of a file with its lines, or what was thrown. */
export const recusaDoArquivo = (cause: unknown): unknown =>
  cause instanceof ImportError
    ? new Failure(422, cause.message, { problems: cause.toFieldProblems(), cause })
    : cause;
