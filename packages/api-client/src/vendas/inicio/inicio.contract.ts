import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { haDe } from '../../kinds/ha.ts';

const parte = { quantidade: z.int(), valor: money };

const inicio = z.object({
  hoje: day,
  /** The month of `hoje`. */
  competencia,
  /** True for numbers of all sellers, false for those of the session's person alone. */
  gerente: z.boolean(),
  /** `vendedores` is true for a session's person who is a seller; `vendas` counts that seller's own. */
  ha: haDe('vendedores', 'vendas'),
  // A part that could not be read is null, so that the others still come.
  /** Sales of the month, as listed by `getVendas`, and those without commission by missing condition. */
  vendas: z.nullable(
    z.object({
      ...parte,
      /** The lines of the month so far, reversals included. */
      comissao: money,
      semComissao: z.array(z.object({ motivo: z.string(), quantidade: z.int() })),
      /** Sales of the months to be closed that only a rule would pay, by month (COM-47). */
      semRegraAFechar: z.array(z.object({ competencia, quantidade: z.int() })),
    }),
  ),
  /**
   * Lives of the month that count for the goal, a shared one once; the goal; the effectuated lives; and the number of sellers below theirs,
   * as listed by `getMetas`.
   */
  meta: z.nullable(z.object({ vidas: z.int(), meta: z.int(), efetivadas: z.int(), abaixo: z.int() })),
  /** Totals of the list `getComissaoEmRisco`. */
  risco: z.nullable(z.object(parte)),
  /** Closed and unpaid amount, in all and by month, and the past months that are not closed. */
  fechamento: z.nullable(
    z.object({
      naoPago: money,
      naoPagos: z.array(z.object({ competencia, valor: money })),
      aFechar: z.array(competencia),
    }),
  ),
  /** Contested lines without an answer by month, as listed by `getContestacoes`. */
  contestacoes: z.nullable(z.array(z.object({ competencia, quantidade: z.int() }))),
});

export type InicioVendas = z.output<typeof inicio>;

export const getInicio = endpoint('GET /vendedor/getInicio', {
  summary:
    'O início do módulo: as vendas do mês e a meta, a comissão até agora, em risco e a pagar; de todos para gerentes, senão do próprio vendedor.',
  reply: inicio,
});
