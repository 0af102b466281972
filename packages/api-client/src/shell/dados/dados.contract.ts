import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { chavesDosPassos } from '../../tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { moduleKeys } from '../modules.ts';

const modulo = z.enum(moduleKeys);
const passo = z.enum(chavesDosPassos);

const idade = z.object({
  modulo,
  /** Moment of the newest data of the module. */
  em: dayTime,
  /** Files whose next version is late, without '.csv'. */
  atrasados: z.array(z.object({ arquivo: z.string(), em: dayTime })),
});

/** Age of a module's loaded data (CAR-70). */
export type IdadeDosDados = z.output<typeof idade>;

const vazio = z.object({
  modulo,
  /** The missing first steps in order, each with the steps before it. */
  passos: z.array(z.object({ passo, espera: z.array(passo) })),
});

/** A module without data, with the missing steps (TEC-5). */
export type ModuloVazio = z.output<typeof vazio>;

export const getDados = endpoint('GET /auth/getDados', {
  summary:
    'Dos módulos da pessoa: de quando são os dados carregados, o que está atrasado, e os primeiros passos que faltam aos que ainda não têm dados.',
  reply: z.object({ idades: z.array(idade), vazios: z.array(vazio) }),
});

/** State of the data in the modules of the session. */
export type SituacaoDosDados = z.output<typeof getDados.reply>;
