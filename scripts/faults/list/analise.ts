import type { Layer } from '../fault.ts';

const tarefas = 'apps/api/src/tarefas';
const analise = 'apps/api/src/modules/contabilidade/analise';
const rules = 'packages/api-client/src/contabilidade';

/** Jobs in the background, and the analysis that is calculated by one. */
export const analiseFaults: Layer = {
  layer: 'server: jobs and managerial analysis',
  faults: [
    {
      id: 'job-cancel-frees-key',
      title: 'a job that is being cancelled lets its key go while its worker still runs',
      file: `${tarefas}/tarefa.sql.ts`,
      find: "const semDono = sql`(situacao in ('NA FILA', 'INTERROMPIDA') or ${vencida})`;",
      replace: 'const semDono = sql`true`;',
      checks: ['tarefas.test.ts'],
    },
    {
      id: 'job-dead-writes',
      title: 'a worker that was taken for dead goes on writing',
      file: `${tarefas}/tarefa.sql.ts`,
      find: 'sql`id = ${id}::int and dono = ${dono}::uuid`;',
      replace: 'sql`id = ${id}::int and ${dono}::uuid is not null`;',
      checks: ['tarefas.test.ts'],
    },
    {
      id: 'job-dead-looks-alive',
      title: 'a job whose worker died still looks as if it ran',
      file: `${tarefas}/tarefa.sql.ts`,
      find: "case when situacao = 'EXECUTANDO' and ${vencida} then 'INTERROMPIDA'",
      replace: "case when situacao = 'NADA' and ${vencida} then 'INTERROMPIDA'",
      checks: ['tarefas.test.ts'],
    },
    {
      id: 'job-taken-by-two',
      title: 'two servers take the same job and do it side by side',
      file: `${tarefas}/tarefa.sql.ts`,
      find: 'order by id limit 1 for update skip locked',
      replace: 'order by id limit 1',
      checks: ['doisProcessos.test.ts'],
    },
    {
      id: 'analysis-starts-anew',
      title: 'an interrupted calculation begins at the first month again',
      file: `${analise}/calculo.ts`,
      find: 'meses.filter((mes) => somadas[mes] === undefined)',
      replace: 'meses',
      checks: ['calculo.test.ts'],
    },
    {
      id: 'analysis-individual-in-companies',
      title: 'the analysis of companies counts individual contracts',
      file: `${analise}/analise.sql.ts`,
      find: "tipo === 'E' ? sql`b.empresa_codigo is not null` : sql`true`;",
      replace: "tipo === 'E' ? sql`true` : sql`true`;",
      checks: ['analise/lancamentos.test.ts', 'calculo.test.ts'],
    },
    {
      id: 'ratio-of-gross',
      title: 'the loss ratio forgets the co-payments',
      file: `${rules}/sinistralidade.rules.ts`,
      find: 'const liquida = despesaLiquida(custeio);',
      replace: 'const liquida = custeio.despesaCents;',
      checks: ['sinistralidade.rules.test.ts'],
    },
    {
      id: 'conference-again-in-force',
      title: 'Recalcular writes whoever pressed it as the one who put the file in force',
      file: 'apps/api/src/modules/cadastro/conferencia/comparacoes.ts',
      find: 'parametros.isDeNovo\n          ? await recomparaEmVigor',
      replace: "parametros.isDeNovo && login === ''\n          ? await recomparaEmVigor",
      checks: ['comparacoes.test.ts'],
    },
    {
      id: 'conference-cancel-too-late',
      title: 'a conference file cancelled in its last step comes into force all the same',
      file: 'apps/api/src/tarefas/tarefas.ts',
      find: "if (situacao === 'CANCELANDO') throw new Parada('CANCELADA');\n      await encerraTarefa(trx",
      replace: 'await encerraTarefa(trx',
      checks: ['conclui.test.ts', 'comparacoes.test.ts'],
    },
    {
      id: 'conference-comparison-unseen',
      title: 'who comes back while a conference file is compared sees nothing of it and cannot cancel it',
      file: 'packages/screens/src/cadastro/conferencia/ConferenciaSibScreen.tsx',
      find: '      <ComparacaoPanel />\n',
      replace: '      {isListing && <ComparacaoPanel />}\n',
      checks: ['ImportaCnx.stories.tsx', 'staff-conferencia.spec.ts'],
    },
    {
      id: 'job-answer-undone',
      title:
        'a reading that began before a job was cancelled shows the state of before, and nothing is read again',
      file: 'packages/api-client/src/shell/putAnswer.ts',
      find: '  await client.cancelQueries({ queryKey, exact: true });\n',
      replace: '',
      checks: ['putAnswer.test.ts'],
    },
  ],
};
