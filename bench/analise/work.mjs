/* Calculates the analysis of a month as the server's job does, or its sums by the bare driver. Says how long it took and the numbers. */
import pg from 'pg';
import { calculaDespesas } from '../../apps/api/src/modules/contabilidade/analise-gerencial/calculo.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { findResultado } from '../../apps/api/src/jobs/tarefa.sql.ts';
import { tarefasDe } from '../../apps/api/src/jobs/tarefas.ts';
import { bare, competencia } from './data.ts';

const { deps } = await prepare(loadConfig(process.env));
const client = new pg.Client(process.env['DATABASE_URL']);
await client.connect();
const tipo = 'analise-gerencial';
const tarefas = tarefasDe(deps, { tipo, executa: calculaDespesas(deps.db) });
const sum = (numbers) => numbers.reduce((all, one) => all + Number(one), 0);

const ours = async () => {
  await tarefas.pede('I', { login: 'USU_BENCH', parametros: { competencia, tipo: 'I' } });
  await tarefas.quieta();
  const { resultado } = await findResultado(deps.db, { tipo, chave: 'I' });
  return {
    // By contract and by month, as the statement by hand gives them.
    mensalidade: sum([...resultado.contratos, ...resultado.meses].map((each) => each.mensalidade)),
    vidas: sum(resultado.contratos.map((each) => each.vidasAtuais)),
    despesa: sum(resultado.contratos.map((each) => each.despesa)),
  };
};

const byHand = async () => {
  const numbers = {};
  // One after the other, as the job does.
  for (const [name, statement] of Object.entries(bare)) {
    const { rows } = await client.query(statement);
    numbers[name] = sum(rows.map(({ soma }) => soma));
  }
  return numbers;
};

process.on('message', async (which) => {
  const start = performance.now();
  const numbers = await (which === 'ours' ? ours() : byHand());
  process.send?.({ ms: performance.now() - start, numbers });
});
