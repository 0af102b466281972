/* Asks the four calls of the board of the real server, or the same numbers of the bare driver, all at the same time. Says how long it
   took and the numbers. */
import pg from 'pg';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { signIn } from '../signIn.mjs';
import { bare } from './data.ts';

const { deps } = await prepare(loadConfig(process.env));
const app = buildStaffApp(deps);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 6 });

const authorization = await signIn(deps, 'USU_BENCH_PAINEL', ['diretoria']);
const ask = async (path) => {
  const answer = await app.inject({ url: `/api/v1/diretoria/${path}`, headers: { authorization } });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};
const sum = (counts) => counts.reduce((all, one) => all + one, 0);

const ours = async () => {
  const [dash, ativados, desativados, ans] = await Promise.all(
    ['getDadosDash', 'getUsersActivated', 'getUsersDeactivated', 'getVidasAnsOeste'].map(ask),
  );
  return {
    ativos: dash.qtdAtivos,
    ativados: sum(ativados.map(({ quantidade }) => quantidade)),
    desativados: sum(desativados.map(({ quantidade }) => quantidade)),
    esperas: dash.aguardando + dash.marcados,
    operadora: ans.total.operadora,
    ans: ans.total.ans,
  };
};

const byHand = async () => {
  const found = await Promise.all(
    Object.entries(bare).map(async ([name, statement]) => {
      const { rows } = await pool.query(statement);
      return [name, sum(rows.map(({ vidas }) => Number(vidas)))];
    }),
  );
  return Object.fromEntries(found);
};

process.on('message', async (which) => {
  const start = performance.now();
  const numbers = await (which === 'ours' ? ours() : byHand());
  process.send?.({ ms: performance.now() - start, numbers });
});
