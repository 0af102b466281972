import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, typed } from '../../kinds/text.ts';
import { maximoDaBusca } from '../../shell/busca/busca.rules.ts';

/** A payer found at the counter. */
const pagador = z.object({
  codsau: idText,
  nome: z.string(),
  /** Open invoices of the typed bill; empty for a payer that was found as a person. */
  faturas: z.array(idText),
});

export type PagadorDoBalcao = z.output<typeof pagador>;

// A POST, because input and results are personal data and must not stand in an address (SEG-23).
export const procuraNoBalcao = endpoint('POST /caixa/procuraNoBalcao', {
  summary:
    'Quem paga no balcão, pelo que a pessoa traz: código de barras, linha digitável, nosso número, título, fatura, matrícula, CPF ou nome. Uma fatura paga, cancelada ou de empresa é recusada (409).',
  body: z.object({ texto: typed(maximoDaBusca) }),
  reply: z.array(pagador),
});

/** Most invoices in one payment. */
const maximoNoBalcao = 50;

export const recebeEmDinheiro = endpoint('POST /caixa/recebeEmDinheiro', {
  summary:
    'Recebe em dinheiro, hoje, faturas em aberto do titular de uma matrícula, inteiras, com multa e juros: todas ou nenhuma. Recusado (409) quando uma já foi paga ou o valor não é o visto.',
  body: z.object({
    pedido: z.uuid('o pedido tem de ser um UUID'),
    codSau: typed(20),
    fatura: z
      .array(z.object({ codigoFatura: idText, valor: money }))
      .check(
        z.minLength(1, 'Selecione ao menos uma mensalidade.'),
        z.maxLength(maximoNoBalcao, `no máximo ${maximoNoBalcao} mensalidades`),
      ),
  }),
  reply: z.object({ success: z.boolean(), message: z.string(), atos: z.array(idText) }),
});

export const getReciboEmDinheiro = endpoint('POST /caixa/getReciboEmDinheiro', {
  summary:
    'O recibo em PDF (Base64) de mensalidades recebidas em dinheiro de um titular, que ninguém desfez.',
  body: z.object({ atos: z.array(idText).check(z.minLength(1), z.maxLength(maximoNoBalcao)) }),
  reply: z.object({ nome: z.string(), data: z.string() }),
});
