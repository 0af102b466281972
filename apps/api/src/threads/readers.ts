/**
 * What can be read in a thread of its own: portions as they come and, at the end, a result. Everything is plain, as it is cloned. Each reader is loaded
 * when the first file of its kind comes: all of them together take longer to load than a small file to read.
 */
export const readers = {
  cnx: async () => (await import('./cnxReader.ts')).cnx,
  rpx: async () => (await import('./rpxReader.ts')).rpx,
  campanha: async () => (await import('./campanhaReader.ts')).campanha,
  tiss: async () => (await import('../imports/tiss/arquivoTiss.ts')).tiss,
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
/** What a reader is told about each portion; most are told nothing. */
export type ToldTo<Name extends ReaderName> =
  Reading<Name> extends AsyncGenerator<unknown, unknown, infer Told>
    ? unknown extends Told
      ? void
      : Told
    : never;
