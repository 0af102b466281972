import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathCompetencia } from '../../kinds/competencia.ts';
import { idText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { especies } from './comissaoLinhas.contract.ts';
import { filled, maiorTexto } from './motivoEscrito.ts';

/** A contested line: the sum of the sale for that seller before and after (COM-37). */
export const contestacaoDaLinha = {
  codigo: f.required(f.code('Número')),
  situacao: f.situacao('Situação'),
  codigoVenda: f.required(f.code('Venda')),
  cliente: f.nome('Cliente', { footer: 'count' }),
  codigoVendedor: f.required(f.code('Código')),
  nomeVendedor: f.nome('Vendedor'),
  especie: f.choice('Linha', especies),
  origem: f.required(f.competencia('Mês de origem')),
  /** The fee; empty for the sale itself. */
  referencia: f.code('Mensalidade'),
  motivo: f.required(f.text('Motivo')),
  abertaEm: f.required(f.moment('Contestada em')),
  valorAntes: f.required(f.money('Comissão da venda antes', { footer: null })),
  resposta: f.text('Resposta'),
  respondidaPor: f.text('Respondida por'),
  respondidaEm: f.moment('Respondida em'),
  valorDepois: f.money('Comissão da venda depois', { footer: null }),
};

const contestacao = rowSchema(contestacaoDaLinha);

export type Contestacao = z.output<typeof contestacao>;

export const getContestacoes = endpoint('GET /comissionamento/getContestacoes/{competencia}', {
  summary: 'As contestações das linhas de uma competência: todas para gerentes, as próprias para vendedores.',
  params: z.object({ competencia: pathCompetencia }),
  reply: z.array(contestacao),
});

const feito = z.object({ success: z.boolean(), message: z.string(), codigo: idText });

export const contestarComissao = endpoint('POST /comissionamento/contestar', {
  summary:
    'Contesta uma linha do próprio mês, com um motivo. Recusado (409) se a linha já tem uma contestação aberta.',
  body: z.object({
    competencia,
    codigoVenda: idText,
    especie: z.enum(['VIDA', 'MENSALIDADE', 'ESTORNO', 'AJUSTE', 'A_MAO']),
    origem: competencia,
    referencia: typed(20),
    motivo: filled(maiorTexto),
  }),
  reply: feito,
});

export const responderContestacao = endpoint('POST /comissionamento/responder', {
  summary: 'Responde a uma contestação, aceitando ou não, e a encerra com o valor de antes e o de agora.',
  body: z.object({ codigo: idText, aceita: z.boolean(), resposta: filled(maiorTexto) }),
  reply: feito,
});
