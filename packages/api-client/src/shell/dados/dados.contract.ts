import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { chavesDosPassos } from '../../tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { moduleKeys } from '../modules.ts';

const modulo = z.enum(moduleKeys);
const passo = z.enum(chavesDosPassos);

const idade = z.object({
  modulo,
  /** Of when the newest data are that the module lives from. */
  em: dayTime,
  /** Files whose newer one should have come, without '.csv'. */
  atrasados: z.array(z.object({ arquivo: z.string(), em: dayTime })),
});

/** How old the loaded data of a module are (CAR-70). */
export type IdadeDosDados = z.output<typeof idade>;

const vazio = z.object({
  modulo,
  /** The first steps that it still needs, in their order, each with those that come before. */
  passos: z.array(z.object({ passo, espera: z.array(passo) })),
});

/** A module without data, and what is missing for it (TEC-5). */
export type ModuloVazio = z.output<typeof vazio>;

export const getDados = endpoint('GET /auth/getDados', {
  summary:
    'Dos módulos da pessoa: de quando são os dados carregados, o que está atrasado, e os primeiros passos que faltam aos que ainda não têm dados.',
  reply: z.object({ idades: z.array(idade), vazios: z.array(vazio) }),
});

/** How the data of one's modules stand. */
export type SituacaoDosDados = z.output<typeof getDados.reply>;
