import type { Layer } from '../fault.ts';

const diretoria = 'apps/api/src/modules/diretoria';

/** The board, its rows, and the invoices. */
export const serverDiretoria: Layer = {
  layer: 'server: the board',
  faults: [
    {
      id: 'board-city-forgotten',
      title: 'the board forgets the city that it is narrowed to',
      file: `${diretoria}/painel/populacao.sql.ts`,
      find: '...when(cidade, (value) => sql`p.municipio_codigo = ${value}`),',
      replace: '...when(cidade, () => sql`p.municipio_codigo is not null`),',
      checks: ['painel.test.ts'],
    },
    {
      id: 'board-balance-adds',
      title: 'the rows of a balance add those who left',
      file: `${diretoria}/painel/vidas.sql.ts`,
      find: "doVinculo('desativados', recorte, -1)",
      replace: "doVinculo('desativados', recorte, 1)",
      checks: ['painel.test.ts'],
    },
    {
      id: 'board-file-open',
      title: 'who may see the board takes its lives away as a file',
      file: `${diretoria}/painel/painel.routes.ts`,
      find: 'if (!podeExportar(session))',
      replace: "if (!podeExportar(session) && session.cargo === '')",
      checks: ['painelChamadas.test.ts'],
    },
    {
      id: 'board-cancelled-invoice',
      title: 'a cancelled invoice counts as billed',
      file: `${diretoria}/faturamento/faturamento.sql.ts`,
      find: " and status <> 'CANCELADA'",
      replace: '',
      checks: ['faturamento.test.ts'],
    },
    {
      id: 'board-excluded-mark',
      title: 'a mark that the filters exclude opens rows all the same',
      file: 'packages/screens/src/diretoria/painel/painelUrl.ts',
      find: 'filtros[corte] === undefined || filtros[corte] === valor',
      replace: "valor !== ''",
      checks: ['painelUrl.test.ts'],
    },
    {
      id: 'board-number-of-before',
      title: 'a number of the filters before opens the rows of those that were just chosen',
      file: 'packages/screens/src/diretoria/painel/usePainel.ts',
      find: 'dash: partOf(useQuery(dashQuery(http, filtros)), filtros),',
      replace: 'dash: { ...partOf(useQuery(dashQuery(http, filtros)), filtros), filtros },',
      checks: ['InicioDiretoria.stories.tsx'],
    },
    {
      id: 'board-balance-of-two',
      title: 'a balance is of those who came by some filters and of those who left by others',
      file: 'packages/screens/src/diretoria/painel/PainelCards.tsx',
      find: '!mesmosFiltros(ativados.filtros, desativados.filtros)',
      replace: '(mesmosFiltros({}, {}) && ativados.isChanging !== desativados.isChanging)',
      checks: ['InicioDiretoria.stories.tsx'],
    },
  ],
};
