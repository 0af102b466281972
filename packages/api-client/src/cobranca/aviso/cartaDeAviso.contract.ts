import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { idText, typed } from '../../kinds/text.ts';

/** Most letters of one file. */
export const maxCartasDeAviso = 200;

export const geraCartasDeAviso = endpoint('POST /cobranca/geraCartasDeAviso', {
  summary:
    'Faz num PDF as cartas de aviso dos titulares escolhidos, com a lista para o correio; cada carta entra como aviso sem prova, uma por dia e titular.',
  body: z.object({
    matriculas: z
      .array(typed(20))
      .check(
        z.minLength(1, 'diga ao menos uma matrícula'),
        z.maxLength(maxCartasDeAviso, `no máximo ${maxCartasDeAviso} de uma vez`),
      ),
  }),
  reply: z.object({
    message: z.string(),
    nome: z.string(),
    /** Base64. */
    pdf: z.string(),
    /** List for the post office. */
    csv: z.string(),
    cartas: z.array(z.object({ matricula: idText, nome: z.string(), faltas: z.array(z.string()) })),
    /** Holders without a late fee. */
    fora: z.array(z.object({ matricula: idText, nome: z.string() })),
  }),
});

export const getDossie = endpoint('POST /cobranca/getDossie', {
  summary:
    'O dossiê de um contrato num PDF, para um tribunal ou a ANS: mensalidades, pagamentos, avisos e provas por dia, com o texto de cada aviso.',
  body: z.object({ matricula: typed(20) }),
  reply: z.object({ nome: z.string(), conteudo: z.string() }),
});
