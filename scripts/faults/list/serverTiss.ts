import type { Layer } from '../fault.ts';

const tiss = 'apps/api/src/imports/tiss';
const contas = 'apps/api/src/modules/contas-medicas';

/** The lots of providers: what is let in, what is said of it, and what is answered. */
export const serverTiss: Layer = {
  layer: 'server: TISS',
  faults: [
    {
      id: 'tiss-cover-last-day',
      title: 'care on the first day without cover is taken',
      file: `${contas}/importar-xml/guia.rules.ts`,
      find: 'canceladoEm !== null && valor >= canceladoEm',
      replace: 'canceladoEm !== null && valor > canceladoEm',
      checks: ['julga.rules.test.ts'],
    },
    {
      id: 'tiss-line',
      title: 'a problem is said to be on the line before its own',
      file: `${tiss}/readTiss.ts`,
      find: 'const no = novoNo(name, line, column);',
      replace: 'const no = novoNo(name, line - 1, column);',
      checks: ['readTiss.test.ts', 'importarXml.test.ts'],
    },
    {
      id: 'tiss-hash-one-reading',
      title: 'the hash of a file is taken over ISO-8859-1 alone',
      file: 'apps/api/src/imports/textHash.ts',
      find: "(['latin1', 'utf8'] as const)",
      replace: "(['latin1'] as const)",
      checks: ['readTiss.test.ts', 'textHash.test.ts'],
    },
    {
      id: 'tiss-lot-again',
      title: 'the number of a lot may come twice when the file is another',
      file: `${contas}/importar-xml/lote.sql.ts`,
      find: 'where sha256 = ${sha256} or (prestador_codigo = ${prestador} and numero = ${numero})',
      replace: 'where sha256 = ${sha256}',
      checks: ['importarXml.test.ts', 'importaLote.test.ts'],
    },
    {
      id: 'tiss-factor',
      title: 'the total of an item is checked without reduction or increase',
      file: `${contas}/importar-xml/item.rules.ts`,
      find: 'unitarioCents.valor, reducao?.valor ?? 100)',
      replace: 'unitarioCents.valor, 100)',
      checks: ['julga.rules.test.ts'],
    },
    {
      id: 'tiss-refused-goes-in',
      title: 'a guide with errors goes in',
      file: `${contas}/importar-xml/resultado.present.ts`,
      find: 'isLoteRecusado ? [] : guias.filter(({ isRejeitada }) => !isRejeitada)',
      replace: 'isLoteRecusado ? [] : guias',
      checks: ['importaLote.test.ts', 'importarXml.test.ts'],
    },
    {
      id: 'tiss-place-in-lot',
      title: 'numbers are given to the first places of a lot, whichever guides go in',
      file: `${contas}/importar-xml/lote.sql.ts`,
      find: 'porOrdem.get(at + 1) ?? null',
      replace: 'numeros[at] ?? null',
      checks: ['importaLote.test.ts', 'importarXml.test.ts'],
    },
    {
      id: 'tiss-lot-interrupted',
      title: 'a start removes the rows of a lot that another server is importing',
      file: `${contas}/importar-xml/lote.sql.ts`,
      find: "e where not ${presa(sql`'lote-xml:' || e.importacao::text`)}",
      replace: 'e',
      checks: ['importaLote.test.ts'],
    },
    {
      id: 'tiss-unused-is-paid',
      title: 'the answer pays the items of a guide that is not used',
      file: `${contas}/demonstrativo/valores.rules.ts`,
      find: 'isUtilizada ? (item.vrTotalAprov ?? 0) : 0',
      replace: 'item.vrTotalAprov ?? 0',
      checks: ['demonstrativo.test.ts'],
    },
    {
      id: 'tiss-answer-too-early',
      title: 'a lot is answered while valid guides wait',
      file: `${contas}/demonstrativo/demonstrativo.present.ts`,
      find: 'status !== 1 && status !== 3',
      replace: 'status === null || status === 0',
      checks: ['demonstrativo.test.ts'],
    },
  ],
};
