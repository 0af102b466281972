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
  /** True where the numbers are of all sellers, false where they are of the person alone. */
  gerente: z.boolean(),
  /** A seller: whether he is one, and what is his. */
  ha: haDe('vendedores', 'vendas'),
  // A part that could not be read is null, so that the others still come.
  /** The sales of the month as `getVendas` lists them, and those of them without commission by the condition that they miss. */
  vendas: z.nullable(
    z.object({
      ...parte,
      /** The lines of the month so far, reversals included. */
      comissao: money,
      semComissao: z.array(z.object({ motivo: z.string(), quantidade: z.int() })),
    }),
  ),
  /** The lives of the month that count, the goal, and how many sellers are under theirs, as `getMetas` lists them. */
  meta: z.nullable(z.object({ vidas: z.int(), meta: z.int(), abaixo: z.int() })),
  /** What `getComissaoEmRisco` lists. */
  risco: z.nullable(z.object(parte)),
  /** What is closed and not paid, and the ended months that are not closed. */
  fechamento: z.nullable(z.object({ naoPago: money, aFechar: z.array(competencia) })),
  /** Contested lines without an answer, month by month, as `getContestacoes` lists them. */
  contestacoes: z.nullable(z.array(z.object({ competencia, quantidade: z.int() }))),
});

export type InicioVendas = z.output<typeof inicio>;

export const getInicio = endpoint('GET /vendedor/getInicio', {
  summary:
    'O início do módulo: as vendas do mês e a meta, a comissão até agora, em risco e a pagar; de todos para gerentes, senão do próprio vendedor.',
  reply: inicio,
});
