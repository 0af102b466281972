import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { idText, optionalText } from '../../kinds/text.ts';

const consulta = z.object({
  tussCode: idText,
  descricao: optionalText,
  inicio: day,
  fim: day,
  /** Present number of rows of the same search. */
  linhas: z.int(),
});

export type ConsultaRecente = z.output<typeof consulta>;

export const getInicio = endpoint('GET /juridico/getInicio', {
  summary:
    'O início do módulo: as últimas consultas por procedimento de quem pergunta, com as linhas que têm agora.',
  reply: z.object({ consultas: z.array(consulta) }),
});
