// The real server in a process of its own, so that its memory is measured alone. `fill` runs statements, `close` ends it.
import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { insertSessao, insertUsuario } from '../../apps/api/src/modules/shell/session/sessao.sql.ts';
import { renewToken } from '../../apps/api/src/modules/shell/session/sessao.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';

// The reports of the runner that asks; bench/api where none is named.
const { reportsOf } = await import(`../${process.env['BENCH_REPORTS'] ?? 'api'}/reports.mjs`);
const modulos = [
  'cadastro',
  'contas-medicas',
  'contabilidade',
  'atendimento',
  'prevencao',
  'credenciamento',
  'tecnologia',
  'juridico',
  'cobranca',
];

const { deps, close } = await prepare(loadConfig(process.env));

const signIn = async () => {
  const who = { login: `USU_BENCH_${randomUUID().slice(0, 8)}`, cargo: 'Analista' };
  const usuario = {
    ...who,
    id: randomUUID(),
    nome: 'Bench',
    senha_hash: '-',
    modulos,
    vendedor_codigo: null,
  };
  await insertUsuario(deps.db, usuario);
  const now = deps.clock();
  const session = {
    id: randomUUID(),
    usuario_id: usuario.id,
    criada_em: now,
    expira_em: new Date(now.getTime() + 10_800_000),
  };
  await insertSessao(deps.db, session);
  return renewToken(deps, {
    ...who,
    id: session.id,
    userId: usuario.id,
    user: 'Bench',
    modules: modulos,
  });
};

const app = buildStaffApp(deps);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const token = await signIn();

process.on('message', async (message) => {
  if (message.fill !== undefined) {
    await deps.db.executeQuery(CompiledQuery.raw(message.fill));
    process.send({});
  } else {
    await app.close();
    await close();
    process.exit(0);
  }
});
process.send({ port: Number(new URL(address).port), token, reports: reportsOf(app, deps.db) });
