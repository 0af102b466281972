import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day } from '../kinds/day.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../kinds/confirmado.ts';
import { idText, optionalText, typed } from '../kinds/text.ts';
import { prova } from './desafio.contract.ts';
import { mensagem } from './mensagens.contract.ts';
import { limitesDenuncia } from './ouvidoria.rules.ts';

const { curto, medio, longo, protocolo: tamanhoProtocolo } = limitesDenuncia;

/** A report as the portal sends it; every field may be empty (OUV-2, OUV-4). */
export const novaDenuncia = z.object({
  nome: typed(curto),
  email: typed(curto),
  local: typed(curto),
  tipo: z.string().check(z.regex(/^(4\d|5\d|6\d|7[01])?$/, 'escolha um tipo da lista')),
  dadosDenunciado: typed(medio),
  dadosComplementares: typed(medio),
  detalhamento: typed(longo),
  protocoloAnterior: typed(tamanhoProtocolo),
  status: z.literal('N'),
});

export type NovaDenuncia = z.output<typeof novaDenuncia>;

/** A report without any input. */
export const denunciaEmBranco = {
  nome: '',
  email: '',
  local: '',
  tipo: '',
  dadosDenunciado: '',
  dadosComplementares: '',
  detalhamento: '',
  protocoloAnterior: '',
  status: 'N',
} as const satisfies NovaDenuncia;

/** A report from the server. `OUV_STATUS` is N, A or E. */
export const denuncia = z.object({
  OUV_PROTOCOLO: idText,
  OUV_NOME: optionalText,
  OUV_EMAIL: optionalText,
  OUV_LOCAL: optionalText,
  OUV_TIPO: z.nullable(idText),
  OUV_DADOS_DENUNCIADO: optionalText,
  OUV_DADOS_COMPLEMENTARES: optionalText,
  OUV_DETALHAMENTO: optionalText,
  OUV_PROTOCOLO_ANTERIOR: optionalText,
  OUV_STATUS: z.string(),
  DESCRICAO_STATUS: optionalText,
  /** Field of our own server, only for staff: number of equal reports in this row; absent for one (OUV-29). */
  OUV_QUANTAS: z.optional(z.int()),
  /** Field of our own server, only for staff: protocols of the other equal reports, at most 500. */
  OUV_IGUAIS: z.optional(z.array(idText)),
  /** Field of our own server, only for staff: true after they were put aside (OUV-30). */
  OUV_DE_LADO: z.optional(z.boolean()),
  /**
   * Field of our own server, only for staff: code of the newest action, or null. A new action sends it back (OUV-26).
   */
  ULTIMA_ACAO: z.optional(z.nullable(idText)),
  /** Last days of our duties; a server without deadlines leaves them out. */
  OUV_PRAZO_ANALISE: z.optional(day),
  OUV_PRAZO_RESPOSTA: z.optional(day),
  OUV_PRAZO_CONCLUSAO: z.optional(day),
  /** Only to the reporter: the key of this follow-up, kept in memory and sent with `getAcoes`. */
  ACOMPANHAMENTO: z.optional(z.string()),
  /** Only to the reporter: the messages of both sides. */
  MENSAGENS: z.optional(z.array(mensagem)),
});

export type Denuncia = z.output<typeof denuncia>;

/** The next duty of the staff towards the reporter (OUV-20); 'mensagem' is a message that waits for an answer. */
const oQueVence = z.enum(['analise', 'resposta', 'conclusao', 'mensagem']);

/** A report for staff, with its deadlines and the next duty. A server without deadlines leaves them out. */
export const denunciaDaEquipe = z.extend(denuncia, {
  OUV_REGISTRADA_EM: z.optional(day),
  /** The next duty, its last day, and the days until then (negative when late); null when there is none. */
  OUV_VENCE: z.nullish(oQueVence),
  OUV_VENCE_EM: z.nullish(day),
  OUV_DIAS: z.nullish(z.int()),
  /** True while nobody answered the newest message of the reporter, even when another duty is due first. */
  OUV_MENSAGEM_NOVA: z.optional(z.boolean()),
  /** True when name and e-mail read 'Oculto' until `revelarIdentidade` (OUV-35). */
  OUV_OCULTA: z.optional(z.boolean()),
});

export type DenunciaDaEquipe = z.output<typeof denunciaDaEquipe>;

/** An action on a report; only staff get `AC_FUNCIONARIO` (OUV-10). */
export const acao = z.object({
  AC_CODIGO: idText,
  AC_DESCRICAO_ACAO: z.string(),
  /** Day of the action; a server that does not store it leaves it out. */
  AC_EM: z.optional(day),
  AC_FUNCIONARIO: z.optional(optionalText),
});

export type Acao = z.output<typeof acao>;

export const inserirNovaDenuncia = endpoint('POST /ouvidoriaInterna/inserirNovaDenuncia', {
  summary:
    'Registra uma denúncia. Sem sessão; nada de quem envia é guardado. Sem prova de trabalho responde 428 com o desafio.',
  body: z.extend(novaDenuncia, prova),
  reply: z.object({
    protocolo: idText,
    /** Access key, shown once (SEG-5). A server without keys leaves it out; the report is then followed with the protocol alone. */
    chave: z.optional(z.string()),
    /** Last days for the confirmation of the analysis and for the first answer. */
    prazos: z.optional(z.object({ analise: day, resposta: day })),
  }),
});

export const getDenuncia = endpoint('POST /ouvidoriaInterna/getDenuncia', {
  summary: 'Acompanha uma denúncia. Sem prova de trabalho responde 428 com o desafio.',
  body: z.object({
    protocolo: typed(tamanhoProtocolo),
    chave: z.optional(typed(40)),
    ...prova,
  }),
  reply: z.array(denuncia),
});

export const encerrarAcompanhamento = endpoint('DELETE /ouvidoriaInterna/getDenuncia', {
  summary: 'Encerra o acompanhamento aberto por getDenuncia.',
  body: z.object({ acompanhamento: typed(100) }),
  reply: z.object({ message: z.string() }),
});

export const getAcoes = endpoint('POST /ouvidoriaInterna/getAcoes', {
  summary: 'Ações de uma denúncia: para a ouvidoria com sessão, para quem denunciou com o acompanhamento.',
  body: z.object({ protocolo: typed(tamanhoProtocolo), acompanhamento: z.optional(typed(100)) }),
  reply: z.array(acao),
});

export const getDenuncias = endpoint('POST /ouvidoriaInterna/getDenuncias', {
  summary: 'Todas as denúncias com os seus prazos, primeiro a que vence primeiro, para a ouvidoria.',
  reply: z.array(denunciaDaEquipe),
});

/** Reason why staff open an identity (OUV-35). */
export const motivoDeRevelar = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Diga por que precisa da identidade'),
    z.maxLength(curto, `no máximo ${curto} caracteres`),
  );

export const revelarIdentidade = endpoint('POST /ouvidoriaInterna/revelarIdentidade', {
  summary: 'Nome e e-mail de quem se identificou numa denúncia, com o motivo; fica registrado (SEG-14).',
  body: z.object({ protocolo: typed(tamanhoProtocolo), motivo: motivoDeRevelar }),
  reply: z.pick(denuncia, { OUV_NOME: true, OUV_EMAIL: true }),
});

/** Input of staff for a new action; the messages are the specification's (OUV-17). */
export const novaAcao = z.object({
  descricaoAcao: z
    .string()
    .check(z.trim(), z.minLength(1, 'Favor informar descrição da ação'), z.maxLength(medio)),
  status: z.enum(['A', 'E'], 'Favor informar status da ação'),
});

export const inserirNovaAcao = endpoint('POST /ouvidoriaInterna/inserirNovaAcao', {
  summary: 'Inclui uma ação e põe a denúncia em análise (A) ou encerrada (E).',
  body: z.extend(novaAcao, {
    protocolo: typed(tamanhoProtocolo),
    /**
     * Field of our own server: newest action on show, null for none. When a newer one exists, the server refuses with 409 (OUV-26).
     */
    ultimaAcao: z.optional(z.nullable(idText)),
  }),
  reply: z.object({ message: z.string() }),
});

/** Words for reports in the question before they are put aside. */
export const unidadeDeLado: Unidade = { um: 'denúncia', varios: 'denúncias', temValor: false };

/** Line of equal reports, under one protocol, in the question before they are put aside (REL-46). */
export const linhaDeLado = (protocolo: string, quantas: number): LinhaDoAto => ({ id: protocolo, quantas });

export const porDeLado = endpoint('POST /ouvidoriaInterna/porDeLado', {
  summary:
    'Põe de lado, ou traz de volta, as denúncias em branco ou iguais em que ninguém mexeu (OUV-30). Recusado (409) se não são as confirmadas.',
  body: z.object({
    /** Protocol of any of the equal reports. */
    protocolo: typed(tamanhoProtocolo),
    deLado: z.boolean(),
    confirmado: z.optional(confirmado),
  }),
  reply: z.object({ message: z.string(), quantas: z.int() }),
});
