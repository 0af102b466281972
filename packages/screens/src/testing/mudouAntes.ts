import { Refusal } from '@vidas/api-client/http/fake.ts';
import { type Confirmado, confirmadoDe, type LinhaDoAto } from '@vidas/api-client/kinds/confirmado.ts';

export const mudouAntes = 'Os dados mudaram. Nada foi feito: confira e confirme de novo.';

/** A server whose rows are others as soon as an act was asked for (REL-46). */
export function outrasLinhas<T>(antes: T, depois: T, linhasDe: (dados: T) => Iterable<LinhaDoAto>) {
  let isLater = false;
  return {
    /** Before each run of the story. */
    comeca: (): void => {
      isLater = false;
    },
    agora: (): T => (isLater ? depois : antes),
    /** The refusal of what is not the present rows; undefined where it is. */
    recusa: (visto: Confirmado | undefined): Refusal | undefined => {
      isLater = true;
      const confirmado = confirmadoDe(linhasDe(depois));
      return visto?.resumo === confirmado.resumo
        ? undefined
        : new Refusal(409, { error: mudouAntes, confirmado });
    },
  };
}
