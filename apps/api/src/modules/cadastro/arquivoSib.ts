import { Failure } from '../../http/failure.ts';
import { ImportError } from '../../imports/importError.ts';
import type { Upload } from '../../imports/spool.ts';

/** A refusal of a file; its text stands in `message` and `error`, because clients read either (SER-11). */
export const refused = (text: string, problems?: ReturnType<ImportError['toFieldProblems']>): Failure =>
  new Failure(422, text, { ...(problems ? { problems } : {}), body: { success: false } });

/** Turns a reader's ImportError into a refusal. */
export const orRefused = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof ImportError ? refused(cause.message, cause.toFieldProblems()) : cause;
  }
};

/** Refuses a file whose name has another ending (SER-15). */
export const requireName = ({ name }: Upload, ending: RegExp): void => {
  if (ending.test(name)) return;
  throw refused(`${name.slice(0, 120)} - Arquivo incorreto, anexe o arquivo de retorno correto`);
};
