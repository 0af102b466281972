import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day } from '../kinds/day.ts';
import { idText, optionalText, typed } from '../kinds/text.ts';
import { prova } from './desafio.contract.ts';
import { limitesDenuncia } from './ouvidoria.rules.ts';

/** A message about a report, from the staff or from the reporter; only staff get `ME_FUNCIONARIO` (OUV-10). */
export const mensagem = z.object({
  ME_CODIGO: idText,
  ME_DE: z.enum(['equipe', 'denunciante']),
  /** Only the day, without the hour, as for the report (SEG-2). */
  ME_EM: day,
  ME_TEXTO: z.string(),
  ME_FUNCIONARIO: z.optional(optionalText),
});

export type Mensagem = z.output<typeof mensagem>;

/** Text of a message from either side (OUV-23). */
export const textoDeMensagem = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a mensagem.'),
    z.maxLength(
      limitesDenuncia.medio,
      `no máximo ${limitesDenuncia.medio.toLocaleString('pt-BR')} caracteres`,
    ),
  );

export const enviarMensagem = endpoint('PUT /ouvidoriaInterna/getDenuncia', {
  summary:
    'Mensagem de quem denunciou, com o acompanhamento aberto por getDenuncia. Devolve a conversa. Sem prova de trabalho responde 428 com o desafio.',
  body: z.object({ acompanhamento: typed(100), mensagem: textoDeMensagem, ...prova }),
  reply: z.array(mensagem),
});

export const getMensagens = endpoint('POST /ouvidoriaInterna/getMensagens', {
  summary: 'A conversa com quem fez uma denúncia, para a ouvidoria.',
  body: z.object({ protocolo: typed(limitesDenuncia.protocolo) }),
  reply: z.array(mensagem),
});

export const inserirMensagem = endpoint('POST /ouvidoriaInterna/inserirMensagem', {
  summary: 'Mensagem da ouvidoria a quem fez a denúncia. Não muda a situação.',
  body: z.object({ protocolo: typed(limitesDenuncia.protocolo), mensagem: textoDeMensagem }),
  reply: z.object({ message: z.string() }),
});
