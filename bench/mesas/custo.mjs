/* Asks the first page of a desk of the real server, or sends its statements alone by the bare driver. Says how long it took, and how many statements. */
import pg from 'pg';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { signIn } from '../signIn.mjs';

const { url, payloads } = JSON.parse(process.env['BENCH_MESA'] ?? '{}');

/** Statements of the first asking, as they were sent. */
const sent = [];
let isRecording = false;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function recorded(config, values, done) {
  const text = typeof config === 'string' ? config : config?.text;
  if (isRecording && text && !/^(begin|commit|rollback|set )/i.test(text))
    sent.push({ text, values: values ?? config?.values ?? [] });
  return query.call(this, config, values, done);
};

const { deps } = await prepare(loadConfig(process.env));
const app = buildStaffApp(deps);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 2 });
const authorization = await signIn(deps, 'USU_BENCH_MESA', ['cobranca', 'contas-medicas', 'cadastro']);

const ours = async () => {
  for (const payload of payloads) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: { authorization },
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
};

const byHand = async () => {
  for (const { text, values } of sent) await pool.query(text, values);
};

isRecording = true;
await ours();
isRecording = false;

process.on('message', async (which) => {
  const start = performance.now();
  await (which === 'ours' ? ours() : byHand());
  process.send?.({ ms: performance.now() - start, numbers: { statements: sent.length } });
});
