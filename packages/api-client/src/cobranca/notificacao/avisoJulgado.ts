/** Means of a notice (RN ANS 593/2023, art. 8). */
export type MeioDoAviso = 'EMAIL' | 'SMS' | 'APP' | 'LIGACAO' | 'CARTA' | 'PREPOSTO';

/** A judged notice: received on a day, or invalid for a reason. Exactly one of `recebidoEm` and `porqueNaoVale` is null. */
export interface AvisoJulgado {
  id: number;
  meio: MeioDoAviso;
  /** ISO day. */
  enviadoEm: string;
  /** ISO day of receipt; null while it is not valid. */
  recebidoEm: string | null;
  /** Why it is not valid, in words, such as 'aviso sem prova'. */
  porqueNaoVale: string | null;
  /** Numbers of the invoices that it names. */
  mensalidades: readonly string[];
}
