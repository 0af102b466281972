import * as z from 'zod/mini';
import { conflitoDe } from '../http/conflito.ts';
import { endpoint } from '../http/endpoint.ts';
import { confirmado } from '../kinds/confirmado.ts';
import { day, dayTime } from '../kinds/day.ts';
import { money, percent } from '../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../kinds/text.ts';
import * as f from '../report/field.ts';
import { periodo } from '../report/question.ts';
import { rowSchema } from '../report/report.ts';
import { maxParcelas } from './cartao.rules.ts';

/** Status of a sale and of an installment. A sale is Pago once all its installments are (CXA-10). */
export const cartaoStatus = z.enum(['Aberto', 'Pago']);

export type CartaoStatus = z.output<typeof cartaoStatus>;

const cartaoTransacao = z.enum(['débito', 'crédito'], 'Selecione o tipo de transação!');

/** An installment with the author of its last change; null while it is unchanged. */
export const parcela = z.object({
  mensalidadeId: idText,
  mensalidadeNumeroParcela: z.int(),
  dataPrevista: day,
  mensalidadeValor: money,
  mensalidadeValorLiquido: money,
  mensalidadeStatus: cartaoStatus,
  alteradaEm: z.nullable(dayTime),
  alteradaPor: optionalText,
});

export type Parcela = z.output<typeof parcela>;

/** A bill that a sale pays. `valor` includes fine and interest up to the day of the sale. */
export const faturaPaga = z.object({
  codigoFatura: idText,
  numeroTitulo: idText,
  valor: money,
  descricao: z.string(),
  dataVencimento: day,
});

export type FaturaPaga = z.output<typeof faturaPaga>;

/** Fields of a sale; also the columns of its tables. */
export const venda = {
  cartaoId: f.required(f.code('ID')),
  cartaoCodigoAutorizacao: f.required(f.code('Código de autorização')),
  codSau: f.matricula('Matrícula'),
  pefNome: f.nome('Nome', { footer: 'count' }),
  empCon: f.empresa('Empresa'),
  cartaoEmitente: f.nome('Emitente'),
  bandeiraNome: f.required(f.choice('Bandeira', [])),
  cartaoTransacao: f.required(f.choice('Transação', ['débito', 'crédito'])),
  cartaoQtdParcela: f.required(f.count('Parcelas')),
  cartaoValorTotal: f.required(f.money('Valor total')),
  cartaoDesconto: f.required(f.money('Desconto')),
  cartaoValorLiquido: f.required(f.money('Valor líquido')),
  cartaoDataVenda: f.required(f.day('Data da venda')),
  cartaoSaldo: f.required(f.money('Saldo')),
  cartaoStatus: f.situacao('Status'),
};

const linha = z.extend(rowSchema(venda), {
  bandeiraId: idText,
  tarifaId: idText,
  tarifaPorcentagem: percent,
  cartaoValorParcela: money,
  cartaoObservacao: optionalText,
  /** Grows with each change of the card's data. A request with an older one is refused, with the author's name (CXA-12). */
  versao: z.int(),
  lancadoEm: z.nullable(dayTime),
  lancadoPor: optionalText,
});

export const pagamentoCartao = z.extend(linha, { mensalidade: z.array(parcela) });

export type PagamentoCartao = z.output<typeof pagamentoCartao>;

export const pagamentoRealizado = z.extend(linha, { fatura: z.array(faturaPaga) });

export type PagamentoRealizado = z.output<typeof pagamentoRealizado>;

export const getDataCartaoPagamento = endpoint('GET /caixa/getDataCartaoPagamento/{status}', {
  summary: 'As vendas com cartão em aberto ou finalizadas, com as suas parcelas; as excluídas não vêm.',
  params: z.object({ status: cartaoStatus }),
  reply: z.array(pagamentoCartao),
});

export const getCartaoPagamentosRealizados = endpoint(
  'GET /caixa/getCartaoPagamentosRealizados/{start}/{end}',
  {
    summary: 'As vendas com cartão de um período, pela data da venda, com as faturas que pagaram.',
    params: periodo,
    reply: z.array(pagamentoRealizado),
  },
);

/** UUID of a request. A repeated request gets the same answer and changes nothing (CXA-8). */
const pedido = z.uuid('O pedido não é um UUID.');

/** Card fields that a person types, the same in browser and server. */
export const dadosDoCartao = {
  cartaoCodigoAutorizacao: z.string().check(z.regex(/^\d{1,20}$/, 'Insira o código de autorização!')),
  cartaoEmitente: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Insira o emitente do cartão!'),
      z.maxLength(100, 'no máximo 100 caracteres'),
    ),
  bandeiraId: z.string().check(z.regex(/^\d{1,9}$/, 'Selecione a bandeira!')),
};

const feito = z.object({ success: z.boolean(), message: z.string() });

export const insertDataCartaoPagamento = endpoint('POST /caixa/insertDataCartaoPagamento', {
  summary:
    'Grava a venda com cartão de mensalidades em aberto e as dá por pagas na data da venda. Recusado (409) se uma já foi paga, ou se o total ou a tarifa não são mais os vistos.',
  body: z.object({
    pedido,
    ...dadosDoCartao,
    codSau: z
      .string()
      .check(z.minLength(1, 'Insira o código de beneficiário!'), z.maxLength(20, 'no máximo 20 caracteres')),
    cartaoDataVenda: day,
    cartaoTransacao,
    cartaoQtdParcela: z
      .int('Selecione a quantia de parcela!')
      .check(
        z.gte(1, 'Selecione a quantia de parcela!'),
        z.lte(maxParcelas, 'Selecione a quantia de parcela!'),
      ),
    cartaoDesconto: money,
    cartaoObservacao: z.optional(typed(100)),
    /** Values that the person saw and agreed to. */
    cartaoValorTotal: money,
    tarifaId: idText,
    fatura: z
      .array(z.object({ codigoFatura: typed(20) }))
      .check(z.minLength(1, 'Selecione ao menos uma mensalidade.'), z.maxLength(500, 'no máximo 500')),
  }),
  reply: z.extend(feito, { cartaoId: idText }),
});

const daVenda = z.object({ id: digits(9) });

export const updateDataCartaoPagamento = endpoint('PUT /caixa/updateDataCartaoPagamento/{id}', {
  summary:
    'Corrige os dados do cartão de uma venda. Outra bandeira calcula a tarifa de novo e é recusada (409) com parcela paga.',
  params: daVenda,
  body: z.object({ pedido, ...dadosDoCartao, versao: z.int() }),
  reply: feito,
});

/** The refusal (409) of a correction when the card has changed since. */
export const cartaoAgora = conflitoDe(z.object({ ...dadosDoCartao, versao: z.int() }));

export const deleteDataCartaoPagamento = endpoint('DELETE /caixa/deleteDataCartaoPagamento/{id}', {
  summary:
    'Exclui uma venda, que continua guardada, e devolve as suas faturas a em aberto. Recusado (409) com parcela paga.',
  params: daVenda,
  body: z.object({
    pedido,
    /** Describes the sale on show; the server refuses (409) when it has changed since. The specification's call leaves it out. */
    confirmado: z.optional(confirmado),
  }),
  reply: feito,
});

export const updateParcela = endpoint('PUT /caixa/updateParcela/{id}', {
  summary: 'Muda a data prevista de uma parcela em aberto (mensalidadeId).',
  params: daVenda,
  body: z.object({
    pedido,
    dataPrevista: day,
    /** The day on show when the person decided. */
    vista: day,
  }),
  reply: feito,
});

/** The refusal (409) of another day when the day has changed since. */
export const parcelaAgora = conflitoDe(z.object({ dataPrevista: day }));

export const cartaoBaixa = endpoint('PUT /caixa/cartaoBaixa/{id}', {
  summary:
    'Dá uma parcela (mensalidadeId) por paga, ou a reabre. Leva o status visto: se já é outro, nada muda e a resposta diz quem mudou.',
  params: daVenda,
  body: z.object({ pedido, mensalidadeStatus: cartaoStatus }),
  /** `alterado` is false when the installment already was so. */
  reply: z.extend(feito, { alterado: z.boolean() }),
});
