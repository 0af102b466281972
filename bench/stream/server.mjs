// The real server with the built back office in a process of its own, and beside it the pages of the peers, from the same origin.
import { randomUUID } from 'node:crypto';
import { buildStaffApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config/config.ts';
import { readAppFiles } from '../../apps/api/src/http/appFiles.ts';
import { sendFile } from '../../apps/api/src/http/sendFile.ts';
import { drawPassword, hashSenha } from '../../apps/api/src/modules/shell/troca-senha/senha.ts';
import { insertUsuario } from '../../apps/api/src/modules/shell/session/sessao.sql.ts';
import { prepare } from '../../apps/api/src/start/prepare.ts';

/** The peers write their styles into the page as they go; all else as for ours. */
const peersPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'";

const { deps, close } = await prepare(loadConfig(process.env));

const signUp = async () => {
  const login = 'USU_BENCH_LISTA';
  const senha = drawPassword();
  await insertUsuario(deps.db, {
    id: randomUUID(),
    login,
    nome: 'Bench',
    cargo: 'Analista',
    senha_hash: await hashSenha(senha),
    modulos: (process.env['BENCH_MODULES'] ?? 'cadastro').split(','),
    vendedor_codigo: null,
  });
  return { login, senha };
};

const app = buildStaffApp(deps);
const files = readAppFiles(process.env['BENCH_PEERS']);
app.get('/peers/:peer/*', async (request, reply) => {
  const { peer, '*': path } = request.params;
  const file = files.get(`/${peer}/${path}`);
  if (file === undefined) return reply.code(204).send();
  return sendFile(request, reply, file, { policy: peersPolicy });
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', async () => {
  await app.close();
  await close();
  process.exit(0);
});
process.send({ port: Number(new URL(address).port), ...(await signUp()) });
