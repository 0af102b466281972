import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';

const feito = z.object({ success: z.boolean(), message: z.string() });
const pedido = z.uuid('o pedido tem de ser um UUID');

/** A PIX credit of a statement without a known payer, or left out by a person (CBR-34). */
export const pixDoExtrato = {
  memo: f.text('Histórico', { footer: 'count' }),
  valor: f.required(f.money('Valor', { principal: true })),
  dia: f.required(f.day('Dia')),
  dias: f.required(f.count('Idade (dias)')),
  situacao: f.required(f.choice('Situação', { ESPERA: 'Não identificado', FORA: 'Fora da cobrança' })),
  motivo: f.text('Motivo'),
  por: f.text('Por'),
  documento: f.code('Documento'),
  extrato: f.text('Extrato'),
  linha: f.required(f.count('Linha')),
  extratoId: f.required(f.code('ID do extrato')),
};

const pixRow = rowSchema(pixDoExtrato);

export type PixDoExtrato = z.output<typeof pixRow>;

export const getPixDoExtrato = endpoint('GET /financeiro/getPixDoExtrato', {
  summary:
    'Os créditos por PIX dos extratos que não se sabe de quem são, o mais velho primeiro, e depois os que uma pessoa deixou fora da cobrança.',
  reply: z.array(pixRow),
});

/** A suggestion for a PIX credit: an open invoice, or a code that was shown for several. */
const ofertaDoPix = z.object({
  fatura: optionalText,
  txid: optionalText,
  pagador: z.string(),
  vencimento: day,
  /** The rest, without fine and interest. */
  saldo: money,
  encargos: money,
  /** Reason of the suggestion: the amount of a shown code, amount and payer, or the payer alone. */
  porque: z.enum(['CODIGO', 'VALOR_E_PAGADOR', 'PAGADOR']),
});

export type OfertaDoPix = z.output<typeof ofertaDoPix>;

const lancamento = { extrato: digits(9), linha: digits(9) };

export const getOfertasDoPix = endpoint('GET /financeiro/getOfertasDoPix/{extrato}/{linha}', {
  summary:
    'De quem pode ser um crédito por PIX: pelo valor de um código mostrado, pelo valor e pelo pagador, ou só pelo pagador, no máximo vinte.',
  params: z.object(lancamento),
  reply: z.array(ofertaDoPix),
});

export const identificaPix = endpoint('POST /financeiro/identificaPix', {
  summary:
    'Dá um crédito por PIX do extrato a uma fatura em aberto, ou ao que um código cobrava: paga primeiro o que falta, depois multa e juros do dia; o que passa é crédito. Cada crédito entra uma vez só (409).',
  body: z.object({
    pedido,
    extrato: idText,
    linha: z.int(),
    fatura: z.nullable(typed(40)),
    txid: z.nullable(typed(25)),
  }),
  reply: feito,
});

export const deixaPixFora = endpoint('POST /financeiro/deixaPixFora', {
  summary: 'Diz que um crédito por PIX do extrato não é da cobrança, e por quê.',
  body: z.object({ extrato: idText, linha: z.int(), motivo: typed(500) }),
  reply: feito,
});

export const voltaPix = endpoint('POST /financeiro/voltaPix', {
  summary: 'Um crédito por PIX que foi deixado fora espera de novo. Só gerentes.',
  body: z.object({ extrato: idText, linha: z.int() }),
  reply: feito,
});
