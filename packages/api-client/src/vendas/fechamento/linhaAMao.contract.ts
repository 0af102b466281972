import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { filled, maiorTexto } from './motivoEscrito.ts';

/** States of a line by hand, on screen. */
export const estadosAMao = {
  espera: 'Espera confirmação',
  confirmada: 'Confirmada',
  paga: 'Fechada',
  recusada: 'Recusada',
} as const;

/** A line of commission by hand, with the persons who wrote and decided it (COM-45). */
export const linhaAMaoDoMes = {
  codigo: f.required(f.code('Número')),
  situacao: f.situacao('Situação'),
  codigoVenda: f.required(f.code('Venda')),
  cliente: f.nome('Cliente', { footer: 'count' }),
  codigoVendedor: f.required(f.code('Código')),
  nomeVendedor: f.nome('Vendedor'),
  valor: f.required(f.money('Valor', { principal: true })),
  motivo: f.required(f.text('Motivo')),
  escritaPor: f.text('Escrita por'),
  escritaEm: f.required(f.moment('Escrita em')),
  decididaPor: f.text('Decidida por'),
  decididaEm: f.moment('Decidida em'),
  decisao: f.text('Por que foi recusada'),
  /** First day on which a cancellation takes nothing back any more. */
  definitivaEm: f.day('Definitiva em'),
  /** The closed month that has it. */
  competencia: f.competencia('Fechada em'),
};

const linha = rowSchema(linhaAMaoDoMes);

export type LinhaAMao = z.output<typeof linha>;

export const getLinhasAMao = endpoint('GET /comissionamento/getLinhasAMao', {
  summary: 'As linhas de comissão escritas à mão, as mais novas primeiro. Só para gerentes.',
  reply: z.array(linha),
});

const feito = z.object({ success: z.boolean(), message: z.string(), codigo: idText });

export const escreverLinha = endpoint('POST /comissionamento/escreverLinha', {
  summary:
    'Escreve uma linha à mão de uma venda, com o motivo. Ela não paga nada até que outra pessoa a confirme. Recusada (409) se a venda já tem, para o vendedor, uma linha à mão que nenhum fechamento levou.',
  body: z.object({
    codigoVenda: idText,
    codigoVendedor: idText,
    valor: money.check(z.gte(1, 'use um valor maior que zero'), z.lte(100_000_000, 'no máximo 1.000.000,00')),
    /** First day on which a cancellation takes nothing back; absent = nothing is ever taken back for it. */
    definitivaEm: z.optional(day),
    motivo: filled(maiorTexto),
  }),
  reply: feito,
});

export const decidirLinha = endpoint('POST /comissionamento/decidirLinha', {
  summary:
    'Confirma uma linha à mão, que entra no próximo mês aberto, ou a recusa com o motivo. Quem a escreveu não confirma (403); até o fechamento, uma confirmada ainda pode ser recusada.',
  body: z.object({ codigo: idText, aceita: z.boolean(), motivo: typed(maiorTexto) }),
  reply: feito,
});
