import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { digitosMatricula } from '../../kinds/matricula.ts';
import { digits, idText, typed } from '../../kinds/text.ts';
import { maisDiferencas } from './diferencas.rules.ts';

/**
 * Differences of the conference: bond, name of the field, and CCO of the record at ANS. The name is 'Situação' or 'Sem CCO' in a list
 * without fields.
 */
const escolhidas = z
  .array(z.object({ matricula: typed(digitosMatricula), campo: typed(40), cco: z.nullable(typed(12)) }))
  .check(
    z.minLength(1, 'escolha ao menos uma'),
    z.maxLength(maisDiferencas, `escolha até ${maisDiferencas} de cada vez`),
  );

const feito = z.object({
  message: z.string(),
  quantidade: z.int(),
  /** Chosen differences that did not change, with the reason. */
  deixadas: z.array(z.object({ matricula: idText, campo: z.string(), motivo: z.string() })),
  /** Id of the act for desfazDiferencasSib; null when nothing was done. */
  ato: z.nullable(idText),
});

export type DiferencasFeitas = z.output<typeof feito>;

export const enviaDiferencasSib = endpoint('POST /cadastro/enviaDiferencasSib', {
  summary:
    'Manda à ANS o valor da operadora das diferenças escolhidas: são linhas da próxima prévia do .SBX. Recusado (409) se uma mudou desde a pergunta.',
  body: z.object({ diferencas: escolhidas, confirmado: z.optional(confirmado) }),
  reply: feito,
});

export const usaValorDaAnsSib = endpoint('POST /cadastro/usaValorDaAnsSib', {
  summary:
    'Grava no cadastro o valor da ANS das diferenças escolhidas; o sistema central é informado do que também é dele. Recusado (409) se uma mudou desde a pergunta.',
  body: z.object({
    diferencas: escolhidas,
    /** Code of the reason of cancellation, for bonds that are inactive at ANS and active here. */
    motivo: z.nullable(typed(20)),
    confirmado: z.optional(confirmado),
  }),
  reply: feito,
});

export const desfazDiferencasSib = endpoint('POST /cadastro/desfazDiferencasSib', {
  summary:
    'Desfaz o próprio ato sobre diferenças da conferência, até um minuto depois, se desde então nada mudou nelas nem seguiu à ANS.',
  body: z.object({ ato: digits(9) }),
  reply: z.object({ message: z.string() }),
});
