// The server of cnx.mjs, in a process of its own so that its memory and its event loop are measured alone.
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config.ts';
import { insertSessao, insertUsuario } from '../../apps/api/src/modules/shell/sessao.sql.ts';
import { renewToken } from '../../apps/api/src/modules/shell/sessao.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';

const prepared = await prepare(loadConfig(process.env));
const { deps } = prepared;
const modules = ['cadastro'];
const usuario = {
  id: randomUUID(),
  login: 'USU_BENCH',
  nome: 'Bench',
  cargo: 'Analista',
  senha_hash: '-',
  modulos: modules,
  vendedor_codigo: null,
};
await insertUsuario(deps.db, usuario);
const now = deps.clock();
const session = {
  id: randomUUID(),
  usuario_id: usuario.id,
  criada_em: now,
  expira_em: new Date(now.getTime() + 3_600_000),
};
await insertSessao(deps.db, session);
const token = await renewToken(deps, {
  id: session.id,
  userId: usuario.id,
  login: usuario.login,
  user: usuario.nome,
  cargo: usuario.cargo,
  modules,
});
const app = buildStaffApp(deps);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const delay = monitorEventLoopDelay({ resolution: 1 });
const seen = { rssBefore: 0, rssPeak: 0, heapPeak: 0 };
const sample = () => {
  const { rss, heapUsed, external } = process.memoryUsage();
  seen.rssPeak = Math.max(seen.rssPeak, rss);
  seen.heapPeak = Math.max(seen.heapPeak, heapUsed + external);
};

process.on('message', async (question) => {
  if (question === 'begin') {
    seen.rssBefore = process.memoryUsage().rss;
    setInterval(sample, 20);
    delay.enable();
    process.send({});
  }
  if (question === 'end')
    process.send({ ...seen, delayMax: delay.max / 1e6, delayP99: delay.percentile(99) / 1e6 });
  if (question === 'close') {
    await app.close();
    await prepared.close();
    process.exit(0);
  }
});
process.send({ port: Number(new URL(address).port), token });
