import { Refusal } from '../http/fake.ts';
import { type Confirmado, confirmadoDe, diferencaDe, type LinhaDoAto, type Unidade } from './confirmado.ts';

/**
 * The refusal of an act whose rows have changed since the question, in the server's form; null when they are the same.
 */
export const fakeMudou = (
  visto: Confirmado | undefined,
  linhas: Iterable<LinhaDoAto>,
  unidade: Unidade,
): Refusal | null => {
  const agora = confirmadoDe(linhas);
  const error = visto ? diferencaDe(visto, agora, unidade) : 'O ato não diz o que foi confirmado.';
  return error === null ? null : new Refusal(409, { error, confirmado: agora });
};
