import type { Layer } from '../fault.ts';

const guias = 'apps/api/src/modules/contas-medicas/guias';
const inicio = 'apps/api/src/modules/contas-medicas/inicio';

/** Guides, their items and the home of Contas Médicas. */
export const serverGuides: Layer = {
  layer: 'server: guides',
  faults: [
    {
      id: 'guides-factor',
      title: 'a reduced quantity is paid without its factor: double where the factor is 0,50',
      file: 'packages/api-client/src/contas-medicas/guias/item.rules.ts',
      find: 'return Math.min(vrTotal, valorDe(quantidade, vrUnitario, reducaoAcrescimo));',
      replace: 'return Math.min(vrTotal, valorDe(quantidade, vrUnitario, 100));',
      checks: ['item.rules.test.ts'],
    },
    {
      id: 'guides-window',
      title: 'a guide cannot be settled on the 16th, the last day of its competence',
      file: 'packages/api-client/src/contas-medicas/guias/baixa.rules.ts',
      find: 'dataBaixa < inicio || dataBaixa > fim',
      replace: 'dataBaixa < inicio || dataBaixa >= fim',
      checks: ['guia.rules.test.ts'],
    },
    {
      id: 'guides-own-provider',
      title: 'Centro Médico sees the guides of every provider',
      file: 'apps/api/src/http/acesso/alcance.ts',
      find: 'opening.some((key) => !deUmPrestador.includes(key)) ? null',
      replace: 'opening.some((key) => deUmPrestador.includes(key)) ? null',
      checks: ['guias.test.ts', 'decide.test.ts'],
    },
    {
      id: 'guides-stale',
      title: 'a decision overwrites what somebody else decided a moment before',
      file: `${guias}/decide.ts`,
      find: "if (isStale(pedida, lido, guia)) return resultado(pedida, { situacao: 'conflito' });",
      replace: '',
      checks: ['decide.test.ts'],
    },
    {
      id: 'guides-home-provider',
      title: 'the home of Centro Médico counts what other providers presented',
      file: `${inicio}/esperas.sql.ts`,
      find: 'unico === null ? sql`true` : sql`g.prestador_codigo = ${unico}`',
      replace: 'unico === null ? sql`true` : sql`g.prestador_codigo <> ${unico}`',
      checks: ['inicio.test.ts'],
    },
    {
      id: 'guides-unpaid-days',
      title: 'what was presented 60 days ago to the day counts as unpaid',
      file: `${inicio}/naoPagas.sql.ts`,
      find: 'g.importada_em < ${hoje}::date - ${diasParaPagar}::int',
      replace: 'g.importada_em < ${hoje}::date - ${diasParaPagar}::int + 1',
      checks: ['inicio.test.ts'],
    },
    {
      id: 'guides-still-chosen',
      title: 'after an approval of many the refused items are no longer chosen',
      file: 'packages/screens/src/contas-medicas/guias/ItensActs.tsx',
      find: 'keep(({ seqItem }) => !done.has(seqItem));',
      replace: 'keep(({ seqItem }) => done.has(seqItem));',
      checks: ['ItensDaGuia.stories.tsx'],
    },
  ],
};
