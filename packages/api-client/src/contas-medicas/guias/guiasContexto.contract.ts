import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';

/** Information beside an item while a person decides it (CTM-49). */
export const contextoDoItem = z.object({
  /** The insurer's price today; null when the code is in none of its tables. */
  valorTabela: z.nullable(money),
  /** Unit prices paid to this provider for the code, in the twelve months before the item; null without any. */
  prestador: z.nullable(z.object({ vezes: z.int(), menor: money, mediana: money, maior: money })),
  /** Beneficiary's last item of the code before this one; null without any. */
  ultimaVez: z.nullable(z.object({ dtExecucao: day, numGuia: idText, nomePrestador: z.string() })),
});

export type ContextoDoItem = z.output<typeof contextoDoItem>;

export const getContextoItem = endpoint('POST /contasMedicas/getContextoItem', {
  summary:
    'O que ajuda a decidir um item: preço de tabela, o que o prestador recebeu, a última vez da pessoa.',
  body: z.object({ numGuia: idText, seqItem: z.int() }),
  reply: z.object({ success: z.boolean(), contexto: contextoDoItem }),
});
