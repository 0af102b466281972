import type { Layer } from '../fault.ts';

const http = 'packages/api-client/src/http';
const report = 'packages/screens/src/report';
const table = 'packages/ui/src/report-table';

/** Lists that arrive portion by portion. */
export const listasFaults: Layer = {
  layer: 'lists that arrive',
  faults: [
    {
      id: 'list-cut-counts-as-whole',
      title: 'a list whose end never came counts as whole',
      file: `${http}/portions.ts`,
      find: "if (decoder.decode(line).trim() !== ']') throw cutOff();",
      replace: '',
      checks: ['portions.test.ts'],
    },
    {
      id: 'list-silence-waits',
      title: 'a list that stopped flowing is waited for without end',
      file: `${http}/lines.ts`,
      find: 'const SILENCE_MS = 20_000;',
      replace: 'const SILENCE_MS = 2_000_000;',
      checks: ['portions.test.ts'],
    },
    {
      id: 'list-unknown-field-kept',
      title: 'a field that the contract does not have reaches the screen',
      file: `${http}/decoder.ts`,
      find: 'countKeys(wire) === there ? wire : {}',
      replace: 'countKeys(wire) >= there ? wire : {}',
      checks: ['decoder.test.ts'],
    },
    {
      id: 'list-stop-says-nothing',
      title: 'a file of a stopped list does not say that it is a part',
      file: `${table}/tools/useExport.ts`,
      find: "partOf(view.rows) ? '-parcial' : ''",
      replace: "partOf(view.rows) ? '' : ''",
      checks: ['PlainReportArriving.stories.tsx'],
    },
    {
      id: 'list-order-jumps',
      title: 'rows that arrive move those that are on the screen',
      file: `${table}/index/selectRows.ts`,
      find: 'const start = before.numbers ?? allNumbers(known);',
      replace: 'const start = (before.numbers ?? allNumbers(known)).toSorted();',
      checks: ['Selection.test.ts'],
    },
    {
      id: 'list-short-flickers',
      title: 'a short list is shown as a part first',
      file: `${report}/arrival.ts`,
      find: 'const FIRST_MS = 30;',
      replace: 'const FIRST_MS = 0;',
      checks: ['arrival.test.ts'],
    },
    {
      id: 'list-part-stays',
      title: 'a list that ended as a part is shown once more',
      file: `${report}/arrival.ts`,
      find: 'if (isOver) return;\n      rows = arrived;',
      replace: 'rows = arrived;',
      checks: ['arrival.test.ts'],
    },
    {
      id: 'list-figures-again',
      title: 'every part of a list is counted from its first row again',
      file: `${table}/figures.ts`,
      find: 'growths.get(origin)?.upTo(origin, figure) ?? begun(figure)',
      replace: 'begun(figure)',
      checks: ['figures.test.ts'],
    },
    {
      id: 'list-figures-for-nobody',
      title: 'figures that no screen asks for any more are gathered on',
      file: `${table}/figures.ts`,
      find: 'else this.figures.delete(figure);',
      replace: '',
      checks: ['figures.test.ts'],
    },
    {
      id: 'list-figures-late',
      title: 'the figures of filtered rows are worked out while the page is drawn',
      file: `${table}/index/selectRows.ts`,
      find: 'yield* gatherAsked(index.rows, () => selection.rows);',
      replace: '',
      checks: ['figures.test.ts'],
    },
    {
      id: 'list-drawn-while-read',
      title: 'a part is drawn in the task that reads a portion',
      file: `${report}/arrival.ts`,
      find: 'due ??= setTimeout(() => show(part), ms);',
      replace: 'if (ms === 0) show(part);\n    else due ??= setTimeout(() => show(part), ms);',
      checks: ['arrival.test.ts'],
    },
    {
      id: 'list-widths-again',
      title: 'the width of a column looks through all rows again at the end',
      file: `${table}/widths.ts`,
      find: 'longest.rows = rows.length;',
      replace: '',
      checks: ['widths.test.ts'],
    },
    {
      id: 'list-packed-late',
      title: 'a packed list keeps its first rows until the end',
      file: 'apps/api/src/http/list/compress.ts',
      find: 'flush: constants.ZSTD_e_flush,',
      replace: '',
      checks: ['compress.test.ts'],
    },
    {
      id: 'list-packed-unasked',
      title: 'a list is packed for a client that refuses it',
      file: 'apps/api/src/http/list/compress.ts',
      find: '!/;\\s*q=0(\\.0*)?\\s*$/.test(one)',
      replace: "one !== ''",
      checks: ['compress.test.ts'],
    },
  ],
};
