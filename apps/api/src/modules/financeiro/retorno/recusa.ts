import { Failure } from '../../../http/failure.ts';
import { ImportError } from '../../../imports/importError.ts';

/** Refusal of a file with its lines; any other error unchanged. */
export const recusaDoArquivo = (cause: unknown): unknown =>
  cause instanceof ImportError
    ? new Failure(422, cause.message, { problems: cause.toFieldProblems(), cause })
    : cause;
