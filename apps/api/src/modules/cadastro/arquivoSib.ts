import { Failure } from '../../http/failure.ts';
import { ImportError } from '../../imports/importError.ts';
import type { HashDito } from '../../imports/textHash.ts';
import type { Upload } from '../../imports/spool.ts';

/** Refusal of a file; clients read the text from `message` or `error` (SER-11). */
const refused = (text: string, problems?: ReturnType<ImportError['toFieldProblems']>): Failure =>
  new Failure(422, text, { ...(problems ? { problems } : {}), body: { success: false } });

/** Portuguese message for each failed hash check of a SIB file (SIB-41). */
const hashErradoEmPalavras: Readonly<Record<Exclude<HashDito, 'CONFERE'>, string>> = {
  'NAO CONFERE': 'O hash do arquivo não confere com o seu conteúdo: ele foi alterado ou chegou incompleto.',
  AUSENTE: 'O arquivo não traz o hash que confirma o seu conteúdo.',
};

/**
 * Refusal for a hash that does not match; the problem names `hash`, so the screen can offer to accept the
 * file anyway.
 */
export const hashErrado = (hash: Exclude<HashDito, 'CONFERE'>): Failure =>
  new Failure(409, `${hashErradoEmPalavras[hash]} Nada foi gravado.`, {
    problems: [{ field: 'hash', message: hashErradoEmPalavras[hash] }],
    body: { success: false },
  });

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
