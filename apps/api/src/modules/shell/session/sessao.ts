import type { TokenPayload } from '@vidas/api-client/shell/shell.contract.ts';
import { type ModuleKey, moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Door, Ending, Session } from '../../../http/door.ts';
import { fimDeSessao } from './fimDeSessao.rules.ts';
import { tokenOf, withPrefix } from '../../../http/login.rules.ts';
import { hashSenha, isOutdated, isSenha } from '../troca-senha/senha.ts';
import {
  endSessao,
  findFimDeSessao,
  findSessao,
  findUsuario,
  insertEvento,
  insertSessao,
  updateSenhaHash,
} from './sessao.sql.ts';
import { sessionIdOf, signToken, type TokenKit } from './token.ts';

const HOUR_MS = 3_600_000;

const keysOf = (modulos: readonly string[]): ModuleKey[] =>
  modulos.flatMap((name) => moduleKeyOf(name) ?? []);

/**
 * Payload of a session's token (ACE-4): tiles in the order of the user's modules, link and icon named by the
 * module's key.
 */
export const payloadOf = ({
  login,
  user,
  cargo,
  modules,
  senhaProvisoria,
}: Omit<Session, 'id' | 'userId'>): TokenPayload => ({
  login,
  user,
  cargo,
  modules: modules.map((key) => ({ nome: moduleNames[key], link: key, icone: key })),
  ...(senhaProvisoria ? { senhaProvisoria } : {}),
});

const kitOf = ({ secrets, clock, config }: Deps): TokenKit => ({
  key: secrets.jwtKey,
  clock,
  minutes: config.sessionTokenMinutes,
});

/** A new token for a running session. */
export const renewToken = (deps: Deps, session: Session): Promise<string> =>
  signToken(kitOf(deps), payloadOf(session), session.id);

const sessionOf = async (
  deps: Deps,
  headers: Parameters<typeof tokenOf>[0],
): Promise<Session | undefined> => {
  const token = tokenOf(headers);
  const id = token && (await sessionIdOf(kitOf(deps), token));
  const row = id ? await findSessao(deps.db, id, deps.clock()) : undefined;
  if (!row) return undefined;
  const { userId, login, nome, cargo, modulos, senha_provisoria: senhaProvisoria } = row;
  return { id: row.id, userId, login, user: nome, cargo, modules: keysOf(modulos), senhaProvisoria };
};

/** Reason why another person ended the session of a request's token. */
const endingOf = async (deps: Deps, headers: Parameters<typeof tokenOf>[0]): Promise<Ending | undefined> => {
  const token = tokenOf(headers);
  const id = token && (await sessionIdOf(kitOf(deps), token));
  const motivo = id ? await findFimDeSessao(deps.db, id) : null;
  return motivo === null ? undefined : { motivo, texto: fimDeSessao[motivo] };
};

/** Authentication of the staff app. */
export const staffDoor = (deps: Deps): Pick<Door, 'authenticate' | 'endingOf' | 'denied'> => ({
  authenticate: (request) => sessionOf(deps, request.headers),
  endingOf: (request) => endingOf(deps, request.headers),
  denied: async ({ userId }, chamada) => {
    await insertEvento(deps.db, { tipo: 'acesso-negado', usuario_id: userId, chamada });
  },
});

// Checked for unknown logins, so that they take as long as existing ones (SEG-18).
let dummy: Promise<string> | undefined;

/** Begins a session after a right password and returns its first token; undefined otherwise. */
export const enter = async (deps: Deps, typedLogin: string, senha: string): Promise<string | undefined> => {
  const { db, clock, config } = deps;
  dummy ??= hashSenha(randomUUID());
  const usuario = await findUsuario(db, withPrefix(typedLogin));
  const isRight = await isSenha(usuario?.senha_hash ?? (await dummy), senha);
  if (!usuario || !isRight || !usuario.ativo) {
    await insertEvento(db, { tipo: 'entrada-recusada', usuario_id: usuario?.id ?? null, chamada: null });
    return undefined;
  }
  if (isOutdated(usuario.senha_hash)) await updateSenhaHash(db, usuario.id, await hashSenha(senha));
  const now = clock();
  const session: Session = {
    id: randomUUID(),
    userId: usuario.id,
    login: usuario.login,
    user: usuario.nome,
    cargo: usuario.cargo,
    modules: keysOf(usuario.modulos),
    senhaProvisoria: usuario.senha_provisoria,
  };
  const ends = new Date(now.getTime() + config.sessionMaxHours * HOUR_MS);
  await insertSessao(db, { id: session.id, usuario_id: usuario.id, criada_em: now, expira_em: ends });
  await insertEvento(db, { tipo: 'entrada', usuario_id: usuario.id, chamada: null });
  return renewToken(deps, session);
};

/** Ends a session on the server. */
export const leave = async ({ db, clock }: Deps, { id, userId }: Session): Promise<void> => {
  await endSessao(db, id, clock());
  await insertEvento(db, { tipo: 'saida', usuario_id: userId, chamada: null });
};
