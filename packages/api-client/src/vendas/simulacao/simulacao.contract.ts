import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';
import type { MotivoSemComissao } from '../comissao.rules.ts';
import { rascunhoRegra } from '../regras-comissao/rascunhoRegra.kinds.ts';

const base = '/api-site/v1';

const motivos = [
  'ADMINISTRATIVA',
  'NAO_EFETIVADA',
  'SEM_REGRA',
  'FORA_DA_VIGENCIA',
  'REGRA_DESATIVADA',
  'SEM_NASCIMENTO',
  'SEM_FAIXA_IDADE',
  'SEM_FAIXA_QUANTIDADE',
  'SEM_MENSALIDADE',
  'VALOR_ZERO',
] as const satisfies readonly MotivoSemComissao[];

/** A rule to simulate, with the months. */
const pedido = z.object({
  /** A saved rule; otherwise `rascunho`. */
  regra: z.optional(idText),
  rascunho: z.optional(rascunhoRegra),
  de: competencia,
  ate: competencia,
  /** True: as if the rule had been in force in all these months. False: only within its validity. */
  comoSeValesse: z.boolean(),
});

export type PedidoDeSimulacao = z.output<typeof pedido>;

/** Paid amounts beside those of the simulated rule; reversals are part of both, and negative. */
const figuras = z.object({
  pago: money,
  simulado: money,
  estornosPagos: money,
  estornosSimulados: money,
});

const vendedorSimulado = z.object({
  codigo: idText,
  nome: z.string(),
  ...figuras.shape,
  /** Lives and fees without commission under the simulated rules, by reason. */
  semComissao: z.array(z.object({ motivo: z.enum(motivos), quantidade: z.int() })),
});

export type VendedorSimulado = z.output<typeof vendedorSimulado>;

const simulacao = z.object({
  /** Id for saving the rule with this simulation; null for a saved rule. */
  id: z.nullable(idText),
  de: competencia,
  ate: competencia,
  comoSeValesse: z.boolean(),
  /** Number of closed months in the question. For the other months `pago` is the result of today's rules. */
  mesesFechados: z.int(),
  meses: z.int(),
  total: figuras,
  /** Sellers, those with the greatest differences first. */
  vendedores: z.array(vendedorSimulado),
});

export type Simulacao = z.output<typeof simulacao>;

/** A simulation in the form stored with its rule. */
export const simulacaoGuardada = z.object({
  ...z.omit(simulacao, { id: true }).shape,
  por: z.string(),
  em: dayTime,
});

export type SimulacaoGuardada = z.output<typeof simulacaoGuardada>;

const linha = z.object({
  competencia,
  venda: idText,
  especie: z.enum(['VIDA', 'MENSALIDADE', 'ESTORNO', 'AJUSTE', 'SEM_COMISSAO']),
  pago: money,
  simulado: money,
  /** Reason why nothing would be paid. */
  motivo: z.nullable(z.enum(motivos)),
});

export type LinhaSimulada = z.output<typeof linha>;

export const simularRegra = endpoint('POST /regraComissao/simular', {
  base,
  summary:
    'O que uma regra teria pago em meses passados, por vendedor, ao lado do que foi pago. Nada muda. Só para gerentes.',
  body: pedido,
  reply: simulacao,
});

export const simularLinhas = endpoint('POST /regraComissao/simularLinhas', {
  base,
  summary: 'As linhas de um vendedor na simulação, venda por venda. Só para gerentes.',
  body: z.extend(pedido, { vendedor: idText }),
  reply: z.array(linha),
});
