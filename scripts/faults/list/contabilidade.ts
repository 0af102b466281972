import type { Layer } from '../fault.ts';

const telas = 'packages/screens/src';

/** The reports of accounting, and what they share. */
export const contabilidade: Layer = {
  layer: 'accounting',
  faults: [
    {
      id: 'accounting-cancelled-revenue',
      title: 'a cancelled posting counts as revenue',
      file: 'apps/api/src/modules/contabilidade/receita-segregada/receitaSegregada.sql.ts',
      find: "where l.status = 'ATIVO' and l.competencia between",
      replace: 'where l.competencia between',
      checks: ['receitaSegregada.test.ts'],
    },
    {
      id: 'accounting-open-cost',
      title: 'a guide that is still under review counts as cost',
      file: 'apps/api/src/modules/contabilidade/sinistralidade/sinistralidade.sql.ts',
      find: 'where ${ofStatus.incorporadas} and g.competencia between',
      replace: 'where g.competencia between',
      checks: ['sinistralidade.test.ts'],
    },
    {
      id: 'accounting-invoice-day',
      title: 'the day of the invoice is not looked at',
      file: 'apps/api/src/modules/contabilidade/custo-assistencial/custoAssistencial.sql.ts',
      find: "dtNF === '' ? sql`true`",
      replace: "dtNF !== '.' ? sql`true`",
      checks: ['custoAssistencial.test.ts'],
    },
    {
      id: 'accounting-average',
      title: 'the loss ratio beside a filter is that of all rows',
      file: `${telas}/contabilidade/sinistralidade/sinistralidadeCards.ts`,
      find: 'const soma = custeioDe(filtered);',
      replace: 'const soma = custeioDe(rows);',
      checks: ['sinistralidadeCards.test.ts'],
    },
    {
      id: 'compare-zero',
      title: 'a month in which a row is not counts as zero, and all of its figure as a difference',
      file: 'packages/api-client/src/report/comparacao.rules.ts',
      find: '(row?.[figure] as number | null | undefined) ?? null;',
      replace: '(row?.[figure] as number | null | undefined) ?? 0;',
      checks: ['comparacao.rules.test.ts'],
    },
    {
      id: 'compare-first-month',
      title: 'a comparison begins with the first month that was asked, so that there is no year before',
      file: 'apps/api/src/http/serveReport.ts',
      find: 'dtInicial: primeiraComparada(asked.dtFinal)',
      replace: 'dtFinal: asked.dtFinal',
      checks: ['sinistralidadeHistorico.test.ts'],
    },
    {
      id: 'compare-carried-months',
      title: 'the open months before the compared one are missing from the comparison of sellers',
      file: 'apps/api/src/modules/vendas/fechamento/historico.ts',
      find: 'if (aberto >= primeira)',
      replace: 'if (aberto >= competencia)',
      checks: ['lancamentos/historico.test.ts'],
    },
    {
      id: 'compare-reversed-seller',
      title: 'a seller who only had reversals in a month is not in it when sellers are compared',
      file: 'apps/api/src/modules/vendas/lancamentos/historico.ts',
      find: '    ...(await selectEstornadosPorMes(db, meses)),\n',
      replace: '',
      checks: ['lint', 'lancamentos/historico.test.ts'],
    },
    {
      id: 'compare-other-fees',
      title: 'the fees that lives are compared with hold their co-payments',
      file: 'apps/api/src/modules/diretoria/mensalidades/mensalidades.sql.ts',
      find: "l.status = 'ATIVO' and l.tipo_codigo = 2\n",
      replace: "l.status = 'ATIVO' and l.tipo_codigo in (2, 9)\n",
      checks: ['mensalidades.test.ts'],
    },
    {
      id: 'question-empty-columns',
      title: 'a question shows the empty columns of the others',
      file: `${telas}/report/reportScreen.tsx`,
      find: 'columns: asAsked[name] ?? columns',
      replace: 'columns',
      checks: ['Sinistralidade.stories.tsx'],
    },
    {
      id: 'accounting-unnamed-question',
      title: 'an address of months is taken for any of the questions of months',
      file: `${telas}/report/useAsked.ts`,
      find: "!namesItsSpan(report) || search.get('pergunta') === name",
      replace: "!namesItsSpan(report) || search.get('pergunta') !== ''",
      checks: ['report.test.ts'],
    },
  ],
};
