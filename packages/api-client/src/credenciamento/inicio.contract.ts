import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { haDe } from '../kinds/ha.ts';

const grupo = z.object({ nome: z.string(), quantidade: z.int() });

export const getInicio = endpoint('GET /credenciamento/getInicio', {
  summary:
    'O início do módulo: a rede de hoje, e as especialidades e cidades com mais prestadores credenciados.',
  reply: z.object({
    ha: haDe('prestadores'),
    // A part that could not be read is null, so that the others still come.
    /** Counts of the providers that `getRede` lists. */
    rede: z.nullable(z.object({ credenciados: z.int(), descredenciados: z.int(), semGuias: z.int() })),
    /** Accredited providers by specialty: the five largest. */
    especialidades: z.nullable(z.array(grupo)),
    /** Accredited providers by city: the five largest. */
    cidades: z.nullable(z.array(grupo)),
  }),
});

export type InicioCredenciamento = z.output<typeof getInicio.reply>;
