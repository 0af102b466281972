import * as z from 'zod/mini';
import { idText, optionalText } from '../../kinds/text.ts';

/** A CCO that was not written, and why; `matricula` is the bond it would have gone to. */
export const ccoNaoGravado = z.object({
  cco: idText,
  codbeneficiario: optionalText,
  cpf: optionalText,
  matricula: optionalText,
  motivo: z.string(),
});

export type CcoNaoGravado = z.output<typeof ccoNaoGravado>;
