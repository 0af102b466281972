import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { Throttle } from '../../modules/shell/session/throttle.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { anotaUso, findChave } from '../chaves/chaves.sql.ts';
import { hashDaChave } from '../chaves/chaves.ts';

/** Wrong keys are counted apart from wrong passwords: a machine with an old key slows nobody's sign-in. */
const TODAS = 'chaves da carga';
/** A wrong key has no owner, so all wrong ones count together. */
const CONTA = 'chave da carga';

const recusada = (): Failure =>
  new Failure(401, 'A chave da carga falta, não existe ou foi revogada.', {
    headers: { 'www-authenticate': 'Bearer realm="carga"' },
  });

/** Above the length of any key: sent text is hashed before it is compared. */
const MAIOR = 200;

/**
 * Admits a valid key and stores its name. A right key is never delayed: 256 bits cannot be guessed. Wrong
 * ones wait in line with growing delays, like passwords (SEG-18), so that a flood of them only costs its
 * sender.
 */
export const autorizaChave = (
  deps: Deps,
  sourceOf: (request: FastifyRequest) => string,
): ((request: FastifyRequest) => Promise<void>) => {
  const throttle = new Throttle(deps, TODAS);
  return async (request) => {
    const [, dada] = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const chave =
      dada !== undefined && dada.length <= MAIOR ? await findChave(deps.db, hashDaChave(dada)) : undefined;
    if (chave && !chave.revogada) {
      await anotaUso(deps.db, chave.id, momentoLocal(deps.clock()));
      request.chave = chave.nome;
      return;
    }
    if (dada !== undefined)
      await throttle.guard({ account: CONTA, source: sourceOf(request) }, async () => {
        // Never logs the key itself, right or wrong.
        const motivo = chave ? 'revogada' : 'desconhecida';
        deps.log.warn({ chave: chave?.nome ?? null, motivo }, 'chave da carga recusada');
        return undefined;
      });
    throw recusada();
  };
};
