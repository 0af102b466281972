import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { haDe } from '../../kinds/ha.ts';

/** The lists of the home, in its order. */
export const listasDoInicio = ['gestantes', 'acima55', 'criancas', 'adultos', 'bariatrica'] as const;

export type ListaDoInicio = (typeof listasDoInicio)[number];

const lista = z.object({
  lista: z.enum(listasDoInicio),
  pessoas: z.int(),
  paraLigar: z.int(),
  nuncaContatadas: z.int(),
  /** People whose last contact is in the month of `hoje`; the next field counts those who were reached. */
  contatadas: z.int(),
  alcancadas: z.int(),
  /** Moment of the count; it is cached for a while (REL-29). */
  calculadoEm: dayTime,
});

export type NumerosDaLista = z.output<typeof lista>;

export const getInicio = endpoint('GET /prevencao/getInicio', {
  summary:
    'O início do módulo: por lista, quantas pessoas, quantas para ligar hoje, nunca contatadas, contatadas e alcançadas no mês.',
  reply: z.object({
    hoje: day,
    ha: haDe('vidas'),
    /** The first day of the lists with a period, which ends at `hoje` (PRV-15). */
    gestantesDesde: day,
    bariatricaDesde: day,
    listas: z.array(lista),
  }),
});

export type InicioPrevencao = z.output<typeof getInicio.reply>;
