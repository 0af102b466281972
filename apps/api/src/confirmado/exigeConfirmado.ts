import {
  type Confirmado,
  confirmadoDe,
  diferencaDe,
  type LinhaDoAto,
  type Unidade,
} from '@vidas/api-client/kinds/confirmado.ts';
import { Failure } from '../http/failure.ts';

/**
 * Throws 409 with the difference when the rows of an act differ from the confirmed ones (REL-46). Call it
 * where the act reads them, under its lock. Calls of the specification may omit the confirmation.
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
