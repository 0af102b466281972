import {
  type Confirmado,
  confirmadoDe,
  diferencaDe,
  type LinhaDoAto,
  type Unidade,
} from '@vidas/api-client/kinds/confirmado.ts';
import { Failure } from '../http/failure.ts';

/**
 * 409 with the difference when the rows of an act are no longer those that were confirmed (REL-46). To be called where the act reads
 * them, under its lock. A call of the specification may say nothing of what it saw.
 */
export const exigeConfirmado = (
  visto: Confirmado | undefined,
  linhas: Iterable<LinhaDoAto>,
  unidade: Unidade,
): void => {
  if (visto === undefined) return;
  const agora = confirmadoDe(linhas);
  const mudou = diferencaDe(visto, agora, unidade);
  if (mudou !== null) throw new Failure(409, mudou, { body: { confirmado: agora } });
};
