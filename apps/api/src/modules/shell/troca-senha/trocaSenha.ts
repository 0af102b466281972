import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { nomesDaSenha, senhaProblema } from '../../../config/senha.rules.ts';
import { hashSenha, isSenha } from './senha.ts';
import {
  endSessoesDe,
  findUsuario,
  insertEvento,
  insertMudanca,
  updatePropriaSenha,
} from '../session/sessao.sql.ts';
import type { Throttle } from '../session/throttle.ts';

/** Old and new password, and the place of the request. */
interface Troca {
  senhaAtual: string;
  senhaNova: string;
  source: string;
}

const refuse = (field: keyof Troca, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

const chamada = '/api/v1/auth/trocaSenha';

/** The stored hash, when the password matches. */
const confere = async (
  { db }: Deps,
  { userId, login }: Session,
  senha: string,
): Promise<string | undefined> => {
  const usuario = await findUsuario(db, login);
  if (usuario && (await isSenha(usuario.senha_hash, senha))) return usuario.senha_hash;
  await insertEvento(db, { tipo: 'entrada-recusada', usuario_id: userId, chamada });
  return undefined;
};

/** Changes one's own password (OPE-15). Wrong old passwords are slowed down like at sign-in; all other sessions end. */
export const trocaSenha = async (
  { deps, throttle }: { deps: Deps; throttle: Throttle },
  session: Session,
  { senhaAtual, senhaNova, source }: Troca,
): Promise<void> => {
  const { userId, login, id } = session;
  const problema = senhaProblema(senhaNova, nomesDaSenha(login, deps.config));
  if (problema !== undefined) throw refuse('senhaNova', problema);
  if (senhaNova === senhaAtual) throw refuse('senhaNova', 'Essa é a senha de agora: escolha outra.');
  const attempt = { account: login.toLowerCase(), source };
  const antes = await throttle.guard(attempt, () => confere(deps, session, senhaAtual));
  if (antes === undefined) throw refuse('senhaAtual', 'A senha atual não confere.');
  const hash = await hashSenha(senhaNova);
  await tx(deps.db, async (trx) => {
    if (!(await updatePropriaSenha(trx, userId, { antes, hash })))
      throw new Failure(409, 'A sua senha mudou enquanto isso: tente de novo com a de agora.');
    const agora = deps.clock();
    await endSessoesDe(trx, userId, { agora, motivo: 'senha', menos: id });
    await insertMudanca(trx, {
      em: agora,
      tipo: 'senha-trocada',
      usuario_id: userId,
      autor: userId,
      detalhe: null,
    });
  });
};
