/* Asks the queue of notices of the real server, or the same rows by the bare driver in one text. Says how long it took, and rows, cents and bytes. */
import pg from 'pg';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { selectNotificacoes } from '../../apps/api/src/modules/cobranca/notificacao/notificacao.sql.ts';
import { operatorDay } from '../../apps/api/src/operatorDay.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { signIn } from '../signIn.mjs';

const { deps } = await prepare(loadConfig(process.env));
const app = buildStaffApp(deps);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 2 });
const authorization = await signIn(deps, 'USU_BENCH_FILA', ['cobranca']);

/** Rows and late cents of a list. */
const numbersOf = (list, cents) => ({
  rows: list.length,
  cents: list.reduce((sum, row) => sum + cents(row.valor), 0),
});

const ours = async () => {
  const answer = await app.inject({ url: '/api/v1/cobranca/getNotificacoes', headers: { authorization } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.body;
};

const byHand = async () => {
  const { sql, parameters } = selectNotificacoes(operatorDay(deps.clock())).compile(deps.db);
  const { rows } = await pool.query(sql, [...parameters]);
  return JSON.stringify(rows);
};

process.on('message', async (which) => {
  const start = performance.now();
  const text = await (which === 'ours' ? ours() : byHand());
  const ms = performance.now() - start;
  const list = JSON.parse(text);
  const cents =
    which === 'ours'
      ? (valor) => Math.round(Number(valor.replaceAll('.', '').replace(',', '.')) * 100)
      : Number;
  process.send?.({ ms, numbers: numbersOf(list, cents) });
});
