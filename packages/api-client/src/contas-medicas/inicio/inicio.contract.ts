import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { haDe } from '../../kinds/ha.ts';

const parte = { quantidade: z.int(), valor: money };

/** What waits, altogether and by how long; the bands are those of `faixasDeEspera`. */
const espera = z.object({ ...parte, faixas: z.array(z.object({ nome: z.string(), ...parte })) });

export type Espera = z.output<typeof espera>;

/** What was presented and is not paid, and which part it is of all that was presented. */
const naoPago = { ...parte, apresentado: money, parte: percent };

const inicio = z.object({
  hoje: day,
  /** The month of `hoje`. */
  competencia,
  ha: haDe('guias', 'lotes'),
  // A part that could not be read is null, so that the others still come.
  /** What `getGuiasEmAnalise` lists. */
  guias: z.nullable(espera),
  /** What `getLotesEmAnalise` lists; the value is that of the guides that wait. */
  lotes: z.nullable(espera),
  /** What `getItensGlosados` lists for the month; of the reasons only the greatest. */
  glosas: z.nullable(z.object({ ...parte, motivos: z.array(z.object({ motivo: z.string(), ...parte })) })),
  /** What `getGuiasNaoPagas` lists; of the providers only those with the greatest part (CTM-64). */
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
