import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { typed } from '../../kinds/text.ts';
import type { ModuleKey } from '../modules.ts';

const mesas = ['pendencias-sib', 'diferencas-sib', 'guias'] as const;

/** A desk, by the name of its screen. */
export type Mesa = (typeof mesas)[number];

/** Modules that have each desk. */
export const modulosDaMesa: Readonly<Record<Mesa, readonly [ModuleKey, ...ModuleKey[]]>> = {
  'pendencias-sib': ['cadastro'],
  'diferencas-sib': ['cadastro'],
  guias: ['contas-medicas', 'centro-medico'],
};

export const abreNaMesa = endpoint('POST /auth/abreNaMesa', {
  summary:
    'Diz a coisa da mesa que a pessoa tem à vista, ou nenhuma, e devolve as que outras pessoas têm à vista agora.',
  body: z.object({
    mesa: z.enum(mesas),
    /** Provider whose guides are on the desk; null on the other desks. */
    codPrestador: z.nullable(typed(20)),
    /** The thing by its internal key, never a name nor a CPF; null for none. */
    coisa: z.nullable(typed(120)),
  }),
  reply: z.array(
    z.object({
      coisa: z.string(),
      /** Name of the person. */
      quem: z.string(),
    }),
  ),
});
