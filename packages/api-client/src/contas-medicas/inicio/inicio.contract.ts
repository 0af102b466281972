import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { haDe } from '../../kinds/ha.ts';

const parte = { quantidade: z.int(), valor: money };

/** Waiting work in total and by band; the bands are those of `faixasDeEspera`. */
const espera = z.object({ ...parte, faixas: z.array(z.object({ nome: z.string(), ...parte })) });

export type Espera = z.output<typeof espera>;

/** Presented and unpaid work, with its share of all presented work. */
const naoPago = { ...parte, apresentado: money, parte: percent };

const inicio = z.object({
  hoje: day,
  /** The month of `hoje`. */
  competencia,
  ha: haDe('guias', 'lotes'),
  // A part that could not be read is null, so that the others still come.
  /** Totals of the list `getGuiasEmAnalise`. */
  guias: z.nullable(espera),
  /** Those of that list that wait for a second person (CTM-79); absent from an older server. */
  segundaPessoa: z._default(z.nullable(z.object(parte)), null),
  /** Totals of the list `getLotesEmAnalise`; the value sums the waiting guides. */
  lotes: z.nullable(espera),
  /** Totals of the month's list `getItensGlosados`, with only the greatest reasons. */
  glosas: z.nullable(z.object({ ...parte, motivos: z.array(z.object({ motivo: z.string(), ...parte })) })),
  /** Totals of the list `getGuiasNaoPagas`, with only the providers of the greatest parts (CTM-64). */
  naoPagas: z.nullable(
    z.object({
      ...naoPago,
      prestadores: z.array(z.object({ prestador: z.string(), ...naoPago })),
    }),
  ),
});

export type InicioContas = z.output<typeof inicio>;

export const getInicio = endpoint('GET /contasMedicas/getInicio', {
  summary:
    'O início do módulo, de todos os prestadores: o que espera por análise, a glosa do mês e o que não foi pago.',
  reply: inicio,
});
