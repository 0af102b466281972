import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, typed } from '../../kinds/text.ts';

/** A declaration of a contract (COB-12); fields of our own server are optional (SER-7). */
export const declaracaoIr = z.object({
  nome: z.string(),
  idDeclaracao: idText,
  codigoContrato: idText,
  matricula: z.optional(idText),
  anoBase: z.optional(z.int()),
  geradaEm: z.optional(day),
  /** Amount paid in the base year. */
  total: z.optional(money),
  /** Letters of the names that no font of the paper has; absent when none is missing (PAP-2). */
  letrasSemFonte: z.optional(z.string()),
  /** The check code that the paper prints (PAP-6). */
  codigo: z.optional(z.string()),
  /** Form in which the holder asked for papers, in words; absent without a wish (PAP-9). */
  formaPedida: z.optional(z.string()),
});

export type DeclaracaoIr = z.output<typeof declaracaoIr>;

export const listarDeclaracoes = endpoint('POST /cobranca/listarDeclaracoes', {
  summary: 'As declarações de Imposto de Renda do contrato de uma matrícula.',
  body: z.object({ matricula: typed(20) }),
  reply: z.object({
    status: z.boolean(),
    message: z.string(),
    /** The list is in the first element; there is no element when nothing was found. */
    tipoDeclaracoes: z.array(z.object({ declaracoes: z.array(declaracaoIr) })),
  }),
});

export const declaracaoPdf = endpoint('POST /cobranca/declaracaoPdf', {
  summary: 'Uma declaração em PDF, em base64.',
  body: z.object({
    matricula: typed(20),
    idDeclaracao: typed(30),
    /** Field of our own server: the file is locked like one sent by e-mail (COB-9). */
    protegida: z.optional(z.boolean()),
  }),
  reply: z.object({ data: z.string() }),
});

export const enviaImpostoRenda = endpoint('POST /cobranca/enviaImpostoRenda', {
  summary: 'Envia uma declaração por e-mail. O documento é o que o servidor gera, nunca bytes de fora.',
  body: z.object({
    matricula: typed(20),
    email: typed(200),
    /** The declaration in base64, as answered by `declaracaoPdf`; another document is refused (COB-14). */
    arquivo: z.optional(typed(4_000_000)),
    /** Field of our own server: names the declaration, so that `arquivo` may be left out. */
    idDeclaracao: z.optional(typed(30)),
    reenviar: z.optional(z.boolean()),
  }),
  reply: z.object({
    status: z.boolean(),
    message: z.string(),
    isRepetido: z.optional(z.boolean()),
  }),
});
