import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { typed } from '../../kinds/text.ts';

/** The owner of a code: the operator, for today only (CTA-13), or the bank, for a new boleto (REM-16). */
export const origemDoPix = z.enum(['OPERADORA', 'BANCO']);

/** A PIX code on screen. */
const codigoPix = z.object({
  origem: origemDoPix,
  /** The text to copy. */
  codigo: z.string(),
  /** The picture of that text, row by row: 1 is dark. */
  qr: z.array(z.string()),
  valor: money,
  /** The only day on which the operator's code is valid; the due day of the bank's boleto. */
  dia: day,
});

export type CodigoPix = z.output<typeof codigoPix>;

export const geraPix = endpoint('POST /cobranca/geraPix', {
  summary:
    'O código PIX de um ou mais títulos em aberto de um pagador, com multa e juros de hoje: o mesmo para os mesmos títulos, dia e valor. De um novo boleto com PIX, o do banco. O total é o que a pessoa viu: sendo outro agora, 409.',
  body: z.object({
    titulos: z
      .array(typed(20))
      .check(z.minLength(1, 'escolha ao menos um título'), z.maxLength(100, 'no máximo 100 títulos')),
    total: money,
  }),
  reply: codigoPix,
});
