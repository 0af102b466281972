import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { day } from '../../kinds/day.ts';
import { idText } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';

/** A confirmed credit of the acquirer for one day; also the columns of its table. */
export const recebimento = {
  feitoEm: f.required(f.moment('Confirmado em', { footer: 'count' })),
  feitoPor: f.required(f.pessoa('Confirmado por')),
  dia: f.required(f.day('Data prevista')),
  bandeiraNome: f.required(f.text('Bandeira')),
  parcelas: f.required(f.count('Parcelas')),
  valor: f.required(f.money('Valor', { principal: true })),
  valorLiquido: f.required(f.money('Valor líquido')),
  situacao: f.required(f.situacao('Situação')),
  desfeitoEm: f.moment('Desfeito em'),
  desfeitoPor: f.pessoa('Desfeito por'),
};

const linha = z.extend(rowSchema(recebimento), { id: idText });

export type Recebimento = z.output<typeof linha>;

export const getRecebimentos = endpoint('GET /caixa/getRecebimentos', {
  summary: 'Os recebimentos da administradora que foram confirmados de uma vez, o mais novo primeiro.',
  reply: z.array(linha),
});

const pedido = z.uuid('O pedido não é um UUID.');
const feito = z.object({ success: z.boolean(), message: z.string() });

export const confirmaRecebimento = endpoint('POST /caixa/confirmaRecebimento', {
  summary:
    'Dá por pagas de uma vez todas as parcelas em aberto previstas para um dia, de uma bandeira ou de todas. Faz o que foi confirmado, ou nada (409).',
  body: z.object({
    pedido,
    dia: day,
    /** Null for all brands. */
    bandeiraId: z.nullable(idText),
    confirmado,
  }),
  reply: z.extend(feito, { id: idText }),
});

export const desfazRecebimento = endpoint('POST /caixa/desfazRecebimento', {
  summary:
    'Reabre as parcelas de um recebimento confirmado de uma vez. Só um gerente; o que foi confirmado, ou nada (409).',
  body: z.object({ pedido, id: idText, confirmado }),
  reply: feito,
});
