import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { typed } from '../../kinds/text.ts';

/** The owner of a code: us, for today (CTA-13), or the bank, of a new boleto (REM-16). */
export const origemDoPix = z.enum(['OPERADORA', 'BANCO']);

/** A code of PIX as it is shown. */
const codigoPix = z.object({
  origem: origemDoPix,
  /** The text that is copied. */
  codigo: z.string(),
  /** The picture of that text, row by row: 1 is dark. */
  qr: z.array(z.string()),
  valor: money,
  /** The only day on which ours holds; when the bank's boleto is due. */
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
