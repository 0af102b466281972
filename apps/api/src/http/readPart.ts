import type { Deps } from '../deps.ts';

/** Reads one part of a page; null on failure, so that the other parts still come. */
export const readPart =
  (log: Deps['log'], modulo: string) =>
  async <T>(parte: string, reading: Promise<T>): Promise<T | null> =>
    reading.catch((err: unknown) => {
      log.error({ err, parte }, `${modulo}: uma parte do início não foi lida`);
      return null;
    });
