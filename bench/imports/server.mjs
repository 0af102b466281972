// The server of bench.ts, in a process of its own so that its processor, memory and event loop are measured alone.
// Answers { fill: statement }, { bare: path of a conference file }, { bareLote: path of a lot }, { loteIgual: path of a lot },
// { esquema: path of a lot }, 'begin', 'end' and 'close'.
import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { insertSessao, insertUsuario } from '../../apps/api/src/modules/shell/session/sessao.sql.ts';
import { renewToken } from '../../apps/api/src/modules/shell/session/sessao.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';
import { bareLote, loteIgual, soEsquema } from '../tiss/bare.mjs';
import { bareImport } from './bare.mjs';

const prepared = await prepare(loadConfig(process.env));
const { deps } = prepared;
// A campaign is taken in without a messaging service only in the demonstration.
await deps.db
  .insertInto('demo_carga')
  .values({ id: 1, hoje: '2026-11-21', vidas: 0, concluida: true })
  .execute();
const modules = ['cadastro', 'cobranca', 'contas-medicas'];
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
let begun = { rss: 0, rssPeak: 0, at: 0, cpu: process.cpuUsage() };
const sample = () => {
  begun.rssPeak = Math.max(begun.rssPeak, process.memoryUsage.rss());
};
setInterval(sample, 20);

const begin = () => {
  delay.reset();
  delay.enable();
  const rss = process.memoryUsage.rss();
  begun = { rss, rssPeak: rss, at: performance.now(), cpu: process.cpuUsage() };
};

/** Milliseconds by the clock and by the processor, MB of memory over the beginning and in all, ms that the event loop waited at most. */
const end = () => {
  const { user, system } = process.cpuUsage(begun.cpu);
  const clockMs = performance.now() - begun.at;
  sample();
  return {
    clockMs,
    cpuMs: (user + system) / 1000,
    memoryMb: (begun.rssPeak - begun.rss) / 1_048_576,
    peakMb: begun.rssPeak / 1_048_576,
    delayP99: delay.percentile(99) / 1e6,
    delayMax: delay.max / 1e6,
  };
};

const answer = async (question) => {
  if (question === 'begin') return begin();
  if (question === 'end') return end();
  if (question.fill !== undefined) return deps.db.executeQuery(CompiledQuery.raw(question.fill));
  if (question.bareLote !== undefined) return bareLote(deps.db, question.bareLote);
  if (question.loteIgual !== undefined) return loteIgual(deps.db, question.loteIgual);
  if (question.esquema !== undefined) return soEsquema(question.esquema, deps.config.tissSchemas);
  return bareImport(deps.db, question.bare);
};

process.on('message', async (question) => {
  if (question === 'close') {
    await app.close();
    await prepared.close();
    process.exit(0);
  }
  const told = await answer(question);
  process.send(question === 'end' ? told : {});
});
process.send({ port: Number(new URL(address).port), token });
