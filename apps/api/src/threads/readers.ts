/**
 * Readers for a separate thread: portions, then a result. All values are plain, because they are cloned. Each
 * reader is loaded with the first file of its kind: loading all takes longer than reading a small file.
 */
export const readers = {
  cnx: async () => (await import('./cnxReader.ts')).cnx,
  rpx: async () => (await import('./rpxReader.ts')).rpx,
  campanha: async () => (await import('./campanhaReader.ts')).campanha,
  tiss: async () => (await import('../imports/tiss/arquivoTiss.ts')).tiss,
  papelTiss: async () => (await import('../imports/tiss/arquivoTiss.ts')).papelTiss,
  loteJulgado: async () =>
    (await import('../modules/contas-medicas/importar-xml/loteJulgado.ts')).loteJulgado,
  cbr643: async () => (await import('./cbr643Reader.ts')).cbr643,
};

type Readers = { [Name in ReaderName]: Awaited<ReturnType<(typeof readers)[Name]>> };
export type ReaderName = keyof typeof readers;
export type InputOf<Name extends ReaderName> = Parameters<Readers[Name]>[0];
type Reading<Name extends ReaderName> = ReturnType<Readers[Name]>;
export type PortionOf<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<infer Portion, unknown, never> ? Portion : never;
export type ResultOf<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<unknown, infer Result, never> ? Result : never;
/** Input of a reader after each portion; void for most. */
export type ToldTo<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<unknown, unknown, infer Told>
    ? unknown extends Told
      ? void
      : Told
    : never;
