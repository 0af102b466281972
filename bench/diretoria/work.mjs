/* Asks the four calls of the board of the real server, or the same numbers of the bare driver, all at the same time. Says how long it
   took and the numbers. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { insertSessao, insertUsuario } from '../../apps/api/src/modules/shell/session/sessao.sql.ts';
import { renewToken } from '../../apps/api/src/modules/shell/session/sessao.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { bare } from './data.ts';

const { deps } = await prepare(loadConfig(process.env));
const app = buildStaffApp(deps);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 6 });

const signIn = async () => {
  const user = {
    id: randomUUID(),
    login: 'USU_BENCH_PAINEL',
    nome: 'Bench',
    cargo: 'Diretor',
    senha_hash: '-',
    modulos: ['diretoria'],
    vendedor_codigo: null,
  };
  await insertUsuario(deps.db, user);
  const now = deps.clock();
  const session = {
    id: randomUUID(),
    usuario_id: user.id,
    criada_em: now,
    expira_em: new Date(now.getTime() + 10_800_000),
  };
  await insertSessao(deps.db, session);
  return renewToken(deps, {
    id: session.id,
    userId: user.id,
    login: user.login,
    user: 'Bench',
    cargo: user.cargo,
    modules: ['diretoria'],
  });
};

const authorization = await signIn();
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
