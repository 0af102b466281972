import type { Layer } from '../fault.ts';

const lancamentos = 'apps/api/src/modules/vendas/lancamentos';

/** Sales of a month, goals, commission that may still be taken back, and the home of Vendas. */
export const vendasLancamentos: Layer = {
  layer: 'server: launches of sales',
  faults: [
    {
      id: 'launches-other-seller',
      title: 'a seller reads the sales of another by the code in the address',
      file: `${lancamentos}/lancamentos.routes.ts`,
      find: 'exigeVendedor(alcance, seller);',
      replace: 'exigeVendedor(alcance, alcance.vendedor ?? seller);',
      checks: ['lancamentos.test.ts'],
    },
    {
      id: 'launches-reversed-twice',
      title: 'the commission of a sale lacks what was taken back, which the reversals say again',
      file: `${lancamentos}/lancamentos.sql.ts`,
      find: 'and not ${deEstorno}',
      replace: 'and (true or ${deEstorno})',
      checks: ['lancamentos.test.ts'],
    },
    {
      id: 'launches-final-day',
      title: 'commission still counts as at risk on the day on which it has become final',
      file: `${lancamentos}/emRisco.sql.ts`,
      find: 'l.limite > ${hoje}::date',
      replace: 'l.limite >= ${hoje}::date',
      checks: ['lancamentos.test.ts'],
    },
    {
      id: 'launches-goal-administrative',
      title: 'administrative sales count towards the goal of a closed month',
      file: `${lancamentos}/metas.sql.ts`,
      find: 'where competencia = any(${meses}) and not administrativa',
      replace: 'where competencia = any(${meses})',
      checks: ['lancamentos.test.ts'],
    },
    {
      id: 'launches-figure-rows',
      title: 'the figure of sellers under their goal opens all sellers',
      file: 'packages/screens/src/vendas/inicio/inicioVendasSections.tsx',
      find: "rowsOf(inicio, 'meta', { situacao: 'Abaixo da meta' })",
      replace: "rowsOf(inicio, 'meta')",
      checks: ['InicioVendas.stories.tsx'],
    },
  ],
};
