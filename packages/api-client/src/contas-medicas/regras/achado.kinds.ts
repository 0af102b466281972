import * as z from 'zod/mini';
import { quantidade } from '../../kinds/quantidade.ts';

/** A trade rule that fired for an item. */
const achadoDoItem = z.object({
  /** Number of the rule in docs/regras. */
  regra: z.string(),
  /** Evidence with the other guide, item, day and numbers. */
  texto: z.string(),
  /** Denial code of ANS table 38. */
  glosa: z.string(),
  /** Quantity that is still paid; 0 denies the whole item. */
  qtdPaga: quantidade,
});

export type AchadoDoItem = z.output<typeof achadoDoItem>;

/** Fields of an item that come from the trade rules. */
export const dasRegras = {
  /** Rules that fired (CTM-87, CTM-89 to CTM-95). */
  achados: z._default(z.array(achadoDoItem), []),
  /** Numbers of the rules that judged the item, whether they fired or not (CTM-97). */
  julgadoPor: z._default(z.array(z.string()), []),
};
