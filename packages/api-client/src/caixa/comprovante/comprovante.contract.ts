import * as z from 'zod/mini';
import { enviado } from '../../cobranca/boleto/boleto.contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { digits, optionalText, typed } from '../../kinds/text.ts';

export const getComprovanteCartao = endpoint('GET /caixa/getComprovanteCartao/{id}', {
  summary:
    'O comprovante de uma venda com cartão em PDF (Base64), com o e-mail do titular no cadastro e o último envio.',
  params: z.object({ id: digits(9) }),
  reply: z.object({
    nome: z.string(),
    email: optionalText,
    /** Moment and address of the last sending; null before the first. */
    enviadoEm: z.nullable(dayTime),
    enviadoPara: optionalText,
    /** Form in which the holder asked for papers, in words; absent without a wish (PAP-9). */
    formaPedida: z.optional(z.string()),
    data: z.string(),
  }),
});

export type Comprovante = z.output<typeof getComprovanteCartao.reply>;

export const enviaComprovanteCartao = endpoint('POST /caixa/enviaComprovanteCartao', {
  summary:
    'Envia o comprovante de uma venda com cartão por e-mail, uma vez a cada endereço; a dúvida só sai de novo quando a pessoa pede.',
  body: z.object({
    cartaoId: typed(9),
    email: typed(200),
    /**
     * The person knows of the earlier sending and wants another. Beyond the limit per day (COB-28) the answer is 422.
     */
    reenviar: z.optional(z.boolean()),
  }),
  reply: enviado,
});
