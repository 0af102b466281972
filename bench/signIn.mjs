import { randomUUID } from 'node:crypto';
import { insertSessao, insertUsuario } from '../apps/api/src/modules/shell/session/sessao.sql.ts';
import { renewToken } from '../apps/api/src/modules/shell/session/sessao.ts';

/** A person of these modules, signed in for three hours; returns the header's value. */
export const signIn = async (deps, login, modules) => {
  const user = { id: randomUUID(), login, cargo: 'Analista', nome: 'Bench' };
  await insertUsuario(deps.db, { ...user, senha_hash: '-', modulos: modules, vendedor_codigo: null });
  const now = deps.clock();
  const session = {
    id: randomUUID(),
    usuario_id: user.id,
    criada_em: now,
    expira_em: new Date(now.getTime() + 10_800_000),
  };
  await insertSessao(deps.db, session);
  const { id: userId, cargo, nome } = user;
  return renewToken(deps, { id: session.id, userId, login, user: nome, cargo, modules });
};
