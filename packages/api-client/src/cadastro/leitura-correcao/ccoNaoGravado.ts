import * as z from 'zod/mini';
import { idText, optionalText } from '../../kinds/text.ts';

/** A CCO that was not written, with the reason; `matricula` is the bond that it belongs to. */
export const ccoNaoGravado = z.object({
  cco: idText,
  codbeneficiario: optionalText,
  cpf: optionalText,
  matricula: optionalText,
  /** The person of the bond, else the name that ANS gives it in the conference. Other servers leave it out. */
  nome: optionalText,
  motivo: z.string(),
});

export type CcoNaoGravado = z.output<typeof ccoNaoGravado>;
