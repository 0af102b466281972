import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { typed } from '../../kinds/text.ts';

/** The side whose value holds where both sides changed it. */
const respostas = ['nosso', 'central'] as const;

/** Acts on a row that a complete file does not name. */
const atosDeAusente = ['pergunta', 'encerra', 'ignora'] as const;

/** The person of a bond, where the core system names another. */
export const respostasDePergunta = ['MESMA', 'OUTRA', 'FICA'] as const;
export type RespostaDePergunta = (typeof respostasDePergunta)[number];

export const getMotivosCancelamento = endpoint('GET /cadastro/getMotivosCancelamento', {
  summary: 'Os motivos de cancelamento da operadora, por código.',
  reply: z.array(z.object({ codigo: z.string(), descricao: z.string() })),
});

const reply = z.object({ message: z.string() });

export const respondeDivergencia = endpoint('POST /cadastro/respondeDivergencia', {
  summary:
    'Diz qual valor vale onde os dois lados mudaram: o nosso, que se conta de novo ao sistema central, ou o dele, que se grava aqui.',
  body: z.object({ id: z.int(), resposta: z.enum(respostas) }),
  reply,
});

export const respondeAusente = endpoint('POST /cadastro/respondeAusente', {
  summary:
    'Pergunta ao sistema central por um vínculo que o arquivo completo dele não trouxe, encerra-o aqui com dia e motivo, ou deixa-o de lado até um dia.',
  body: z.object({
    matricula: typed(10),
    ato: z.enum(atosDeAusente),
    /** First day without cover for `encerra`, last day for `ignora`, null for `pergunta`. */
    dia: z.nullable(day),
    /** Code of a reason of cancellation; only for `encerra`. */
    motivo: z.nullable(typed(20)),
  }),
  reply,
});

export const respondePergunta = endpoint('POST /cadastro/respondePergunta', {
  summary:
    'Diz quem é a pessoa de um vínculo onde o sistema central diz outra: é a mesma (o CPF dele é a correção, ou as duas são uma só), é outra (o vínculo muda de pessoa), ou fica como está aqui.',
  body: z.object({
    id: z.int(),
    resposta: z.enum(respostasDePergunta),
    /** `outra` of the row on show; an answer about other people is refused. */
    outra: z.nullable(z.string()),
  }),
  reply,
});
