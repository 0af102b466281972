import { writeReais } from '../../words/money.ts';

/** Settings about the second person. */
export interface ExigeSegunda {
  /** Code of the operator's own provider, if any (CTM-67). */
  readonly proprio: string | undefined;
  /** Approved amount in cents above which every guide needs one; null for none (CTM-79). */
  readonly acimaDe: number | null;
}

/** Why the guide is paid by another person than who approved items of it; null when anybody may (CTM-67, CTM-79). */
export const porqueSegunda = (
  { prestador, aprovado }: { readonly prestador: string; readonly aprovado: number },
  { proprio, acimaDe }: ExigeSegunda,
): string | null => {
  if (prestador === proprio) return 'A guia é do prestador próprio';
  return acimaDe !== null && aprovado > acimaDe ? `A guia passa de ${writeReais(acimaDe)}` : null;
};

/** Waiting for a second person, for who looks: `outra` approved items and leaves it, `voce` may go on. */
export type EsperaSegunda = 'outra' | 'voce';

/** The wait in words; the second person finds hers by the same name as in Guias em análise. */
export const nomeDaEspera: Readonly<Record<EsperaSegunda, string>> = {
  outra: 'Espera outra pessoa',
  voce: 'Espera segunda pessoa',
};
