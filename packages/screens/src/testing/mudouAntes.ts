import { Refusal } from '@vidas/api-client/http/fake.ts';
import { type Confirmado, confirmadoDe, type LinhaDoAto } from '@vidas/api-client/kinds/confirmado.ts';

export const mudouAntes = 'Os dados mudaram. Nada foi feito: confira e confirme de novo.';

/** A server whose rows change as soon as an act was requested (REL-46). */
export function outrasLinhas<T>(antes: T, depois: T, linhasDe: (dados: T) => Iterable<LinhaDoAto>) {
  let isLater = false;
  return {
    /** Resets the server before each run of the story. */
    comeca: (): void => {
      isLater = false;
    },
    agora: (): T => (isLater ? depois : antes),
    /** The refusal of confirmed rows that differ from the present ones; undefined for equal ones. */
    recusa: (visto: Confirmado | undefined): Refusal | undefined => {
      isLater = true;
      const confirmado = confirmadoDe(linhasDe(depois));
      return visto?.resumo === confirmado.resumo
        ? undefined
        : new Refusal(409, { error: mudouAntes, confirmado });
    },
  };
}
