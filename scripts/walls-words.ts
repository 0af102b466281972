import type { SourceFile, Violation } from './walls.types.ts';

const PLURAL =
  'a plural written by hand: take counted or agree of api-client/words/counted.ts (in ui: format/format.ts)';

/** Small words that one leaf writes; browser, server and stories read it. */
const LEAVES = [
  {
    by: /\.split\('-'\)\s*\.(?:toReversed|reverse)\(\)\s*\.join\('\/'\)/,
    message: 'a day written by hand: take writeDay or writeMonth of api-client/words/day.ts',
  },
  {
    // A code that is 1 is no count.
    by: /(?<!\b(?:status|dependencia|diferenca)) === 1 \? '[^']*\p{L}[^']*' : '[^']*\p{L}[^']*'/u,
    message: PLURAL,
  },
  { by: /=== 1 \? '1 [^']*' : `/, message: PLURAL },
  {
    by: /\.normalize\('NFK?D'\)/,
    message: 'a folding of its own: take withoutAccents or plainText of api-client/words/fold.ts',
  },
];
/** The leaves themselves, and formats whose layout or font names the letters. */
const HOMES =
  /^packages\/(?:api-client\/src\/words|ui\/src\/(?:fold|format))\/|^packages\/api-client\/src\/cadastro\/envio\/textoNaAns\.rules\.ts$|^apps\/api\/src\/documents\/(?:dmed\/dmed|pdf\/text)\.ts$/;
const isTest = (path: string): boolean => /\.(?:test|fixture|stories|fake)\.tsx?$/.test(path);

/** Wall 15: days, plurals and foldings are written in the leaves of `api-client/words`, in ui of `fold` and `format`. */
export const checkWords = ({ path, text }: SourceFile): Violation[] =>
  !/^(?:packages|apps)\//.test(path) || HOMES.test(path) || isTest(path)
    ? []
    : text
        .split('\n')
        .flatMap((content, index) =>
          LEAVES.flatMap(({ by, message }) =>
            by.test(content) ? [{ file: path, line: index + 1, wall: 'words', message }] : [],
          ),
        );
