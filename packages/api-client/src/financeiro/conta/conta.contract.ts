import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { fins } from '../retorno/fins.rules.ts';

const feito = z.object({ success: z.boolean(), message: z.string() });
const pedido = z.uuid('o pedido tem de ser um UUID');

/** Money that settles nothing and belongs to its payer (CBR-11), with the part that was neither used nor given back. */
export const creditoDoPagador = {
  pagador: f.pessoa('Pagador', { footer: 'count' }),
  resta: f.required(f.money('A dar destino', { principal: true })),
  dias: f.required(f.count('Idade (dias)')),
  pagoEm: f.day('Pago em'),
  fim: f.choice('Motivo', fins),
  titulo: f.code('Título'),
  matricula: f.code('Matrícula'),
  recebido: f.money('Recebido'),
  credito: f.money('Crédito'),
  arquivoId: f.code('ID do arquivo'),
  linha: f.count('Linha'),
  creditoId: f.required(f.code('ID do crédito')),
};

const creditoRow = rowSchema(creditoDoPagador);

export type CreditoDoPagador = z.output<typeof creditoRow>;

export const getCreditosRetorno = endpoint('GET /financeiro/getCreditosRetorno', {
  summary:
    'O que foi pago em duplicidade, a maior ou de título cancelado e ainda não teve destino, o mais velho primeiro.',
  reply: z.array(creditoRow),
});

/** An open invoice of the payer of a credit, with fine and interest of today. */
const faturaDoCredito = z.object({
  fatura: idText,
  vencimento: day,
  saldo: money,
  encargos: money,
});

export type FaturaDoCredito = z.output<typeof faturaDoCredito>;

export const getFaturasDoCredito = endpoint('GET /financeiro/getFaturasDoCredito/{credito}', {
  summary:
    'As faturas em aberto de quem pagou a mais, com multa e juros de hoje, a que vence primeiro primeiro.',
  params: z.object({ credito: digits(18) }),
  reply: z.array(faturaDoCredito),
});

export const usaCredito = endpoint('POST /financeiro/usaCredito', {
  summary:
    'Usa o que resta de um crédito em uma fatura em aberto do mesmo pagador, até o valor dela com multa e juros de hoje. Recusado (409) quando já não é o valor visto.',
  body: z.object({ pedido, credito: idText, fatura: idText, valor: money }),
  reply: feito,
});

export const devolveCredito = endpoint('POST /financeiro/devolveCredito', {
  summary: 'Guarda que um crédito foi devolvido a quem pagou: o dia, o valor, como e a quem.',
  body: z.object({
    pedido,
    credito: idText,
    valor: money,
    dia: day,
    forma: z.enum(['PIX', 'OUTRO']),
    motivo: typed(500),
  }),
  reply: feito,
});

export const recebeDaFatura = endpoint('POST /financeiro/recebeDaFatura', {
  summary:
    'Recebe à mão dinheiro de uma fatura, por PIX ou de outra forma: paga primeiro o que falta dela, depois multa e juros do dia; o que passa é crédito. O mesmo identificador de PIX entra uma vez só (409).',
  body: z.object({
    pedido,
    fatura: idText,
    valor: money,
    dia: day,
    forma: z.enum(['PIX', 'OUTRO']),
    identificador: z.nullable(typed(40)),
    motivo: typed(500),
  }),
  reply: feito,
});

/** A person's act on money by hand. */
export const atoDaConta = {
  pagador: f.pessoa('Pagador', { footer: 'count' }),
  especie: f.required(
    f.choice('O que se fez', {
      RECEBER: 'Recebido à mão',
      EXTRATO: 'Recebido pelo extrato',
      USAR: 'Crédito usado',
      DEVOLVER: 'Devolvido',
      DAR: 'Dado a uma fatura',
    }),
  ),
  dia: f.required(f.day('Dia')),
  valor: f.required(f.money('Valor', { principal: true })),
  fatura: f.code('Fatura'),
  forma: f.choice('Forma', { PIX: 'PIX', OUTRO: 'Outra', BOLETO: 'Boleto' }),
  identificador: f.code('Identificador do PIX'),
  motivo: f.text('A quem e por quê'),
  linhaDoBanco: f.text('Linha do banco'),
  por: f.text('Por'),
  em: f.moment('Em'),
  desfeitoEm: f.moment('Desfeito em'),
  desfeitoPor: f.text('Desfeito por'),
  atoId: f.required(f.code('ID')),
};

const atoRow = rowSchema(atoDaConta);

export type AtoDaConta = z.output<typeof atoRow>;

export const getAtosDaConta = endpoint('GET /financeiro/getAtosDaConta', {
  summary:
    'O que entrou à mão e por PIX do extrato, e o destino que se deu a créditos e a dinheiro sem título, o mais novo primeiro.',
  reply: z.array(atoRow),
});

export const desfazAtoDaConta = endpoint('POST /financeiro/desfazAtoDaConta', {
  summary: 'Desfaz um recebimento à mão ou o destino de um crédito ou de uma linha do banco. Só gerentes.',
  body: z.object({ ato: idText, motivo: typed(500) }),
  reply: feito,
});
