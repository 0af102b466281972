import { writeReais } from '../../words/money.ts';

/** Settings about the second person. */
export interface ExigeSegunda {
  /** Code of the operator's own provider, if any (CTM-67). */
  readonly proprio: string | undefined;
  /** Approved amount in cents above which a guide needs a second person; null for no limit (CTM-79). */
  readonly acimaDe: number | null;
}

/** Reason why the payer must not be an approver; null when anybody may pay (CTM-67, CTM-79). */
export const porqueSegunda = (
  { prestador, aprovado }: { readonly prestador: string; readonly aprovado: number },
  { proprio, acimaDe }: ExigeSegunda,
): string | null => {
  if (prestador === proprio) return 'A guia é do prestador próprio';
  return acimaDe !== null && aprovado > acimaDe ? `A guia passa de ${writeReais(acimaDe)}` : null;
};

/** Wait for a second person, for the reader: `outra` must go on, or `voce` may. */
export type EsperaSegunda = 'outra' | 'voce';

/** Words for the wait; the second person's are the same as in Guias em análise. */
export const nomeDaEspera: Readonly<Record<EsperaSegunda, string>> = {
  outra: 'Espera outra pessoa',
  voce: 'Espera segunda pessoa',
};
