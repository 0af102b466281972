import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { dayTime } from '../../kinds/day.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import { ccoNaoGravado } from './ccoNaoGravado.ts';

/** One error of one field of a rejected record of a return file (SIB-5). An inclusion has `codbeneficiario`, other movements have `cco`. */
export const correcaoSib = z.object({
  cco: optionalText,
  codbeneficiario: optionalText,
  tipoMovimento: optionalText,
  campo: optionalText,
  valorCampo: optionalText,
  codigoErro: optionalText,
  mensagemErro: optionalText,
  /** Our beneficiary in the record; null when nobody here has its code or CCO. Other servers leave it out. */
  matricula: optionalText,
  /** The person of the record. Other servers leave it out. */
  nome: optionalText,
});

export type CorrecaoSib = z.output<typeof correcaoSib>;

/**
 * Result of a return file. PROCESSADO settles one of our sendings; RECUSADO refuses one whole. DESCONHECIDO answers a sending that
 * was not made here. REPETIDO changes nothing, because this file or another return of its sending came before.
 */
export const resultadoRetorno = z.enum(['PROCESSADO', 'RECUSADO', 'DESCONHECIDO', 'REPETIDO']);

export type ResultadoRetorno = z.output<typeof resultadoRetorno>;

export const leituraCorrecaoXmlSib = endpoint('POST /cadastro/leituraCorrecaoXmlSib', {
  summary:
    'Importa um arquivo de retorno do SIB (linguagem .RPX): grava os CCO que a ANS deu, dá baixa no envio que ele responde e devolve o que foi rejeitado. Repetir o mesmo arquivo não muda nada. Um arquivo cujo hash não confere só entra com hashAceito, e isso fica registrado.',
  query: z.object({ hashAceito: z.optional(z.literal('sim')) }),
  file: 'arquivo',
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** The title of the table (SIB-7). */
    problema: z.string(),
    header: z.object({ registroAns: z.string(), idItem: z.string() }),
    beneficiarios: z.array(correcaoSib),
    /**
     * CCOs from ANS that the register did not take, also when the file is read again. A server that only reads leaves it out.
     */
    naoGravados: z.optional(z.array(ccoNaoGravado)),
    /** Changes made by the import; a server that only reads leaves it out. */
    importacao: z.optional(
      z.object({
        /** True when the same file was imported before, so nothing changed; `por` and `em` tell that first import. */
        isRepetida: z.boolean(),
        /** Only PROCESSADO is a success. Some servers leave it out. */
        resultado: z.optional(resultadoRetorno),
        por: z.string(),
        em: dayTime,
        /** The return that holds the result, for its page (SIB-60). Other servers leave both out. */
        retorno: z.optional(idText),
        /** Answered .SBX, also one that was refused whole; null when unknown. */
        envio: z.optional(z.nullable(z.string())),
        /** CCOs written into the register. */
        ccosGravados: z.int(),
        /** Movements of our own sending that ANS accepted and rejected. */
        aceitos: z.int(),
        rejeitados: z.int(),
      }),
    ),
  }),
});

export type LeituraCorrecao = z.output<typeof leituraCorrecaoXmlSib.reply>;

/** A rejection that waits for a correction or a discard. `retorno` is its file. */
export const rejeitadoSib = z.extend(correcaoSib, {
  id: idText,
  retorno: z.string(),
  retornoEm: dayTime,
});

export type RejeitadoSib = z.output<typeof rejeitadoSib>;

export const getRejeitadosSib = endpoint('GET /cadastro/getRejeitadosSib', {
  summary:
    'O que a ANS rejeitou e ainda espera: sai da lista o que foi corrigido ou descartado, e o que um retorno posterior aceitou.',
  reply: z.array(rejeitadoSib),
});

export const descartaRejeitadosSib = endpoint('POST /cadastro/descartaRejeitadosSib', {
  summary: 'Descarta rejeições sem correção; registra quem e quando. Recusado (409) se uma já não espera.',
  body: z.object({ ids: z.array(typed(9)), confirmado: z.optional(confirmado) }),
  reply: z.object({ success: z.boolean(), message: z.string(), quantidade: z.int() }),
});

/** Called before a file is sent, so that a large file that was imported before is not uploaded again. */
export const verificaArquivoSib = endpoint('POST /cadastro/verificaArquivoSib', {
  summary: 'Diz se um arquivo do SIB (.RPX ou .CNX) já foi importado, quando e por quem, pelo seu SHA-256.',
  body: z.object({ sha256: typed(64) }),
  reply: z.object({ isRepetido: z.boolean(), por: optionalText, em: z.nullable(dayTime) }),
});
