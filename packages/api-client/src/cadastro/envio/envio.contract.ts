import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { digitosMatricula } from '../../kinds/matricula.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';

/** The five kinds of movement of the SIB (SIB-22), as ANS writes them. */
export const movimentoSib = z.enum([
  'INCLUSÃO',
  'RETIFICAÇÃO',
  'MUDANÇA CONTRATUAL',
  'CANCELAMENTO',
  'REATIVAÇÃO',
]);

export type MovimentoSib = z.output<typeof movimentoSib>;

/**
 * The reason why a movement stays out of the file. `campo` is the SIB's own field name (nomeMae, cpf, codigoMunicipio…).
 */
export const pendenciaSib = z.object({ campo: z.string(), mensagem: z.string() });

export type PendenciaSib = z.output<typeof pendenciaSib>;

/** One movement that the file of a month would carry. */
export const movimentoPrevisto = z.object({
  matricula: idText,
  cco: optionalText,
  nome: z.string(),
  tipo: movimentoSib,
  /** SIB names of the changed fields of a RETIFICAÇÃO or MUDANÇA CONTRATUAL; empty otherwise. */
  campos: z.array(z.string()),
  /** A movement with any of these stays out of the file (SIB-24). */
  pendencias: z.array(pendenciaSib),
  cpf: optionalText,
  /** Name of the holder; null for the holder. */
  titular: optionalText,
  /** Day of the contract, of the cancellation or of the reactivation. */
  dia: z.nullable(day),
  /** Reason of a cancellation, as the SIB numbers it (SIB-28). */
  motivo: optionalText,
  /** Values at ANS, and the values sent to it; 'situacao' stands for the bond itself. */
  mudancas: z.array(z.object({ campo: z.string(), antes: optionalText, depois: optionalText })),
  /** Person and day of the request to send it, and the conference file that differed (SIB-50). */
  solicitado: z.nullable(z.object({ por: z.string(), em: dayTime, arquivo: optionalText })),
  /** Last answer of ANS when it was a refusal; `isIgual`: the same content goes again. */
  rejeitado: z.nullable(z.object({ em: dayTime, porque: z.string(), isIgual: z.boolean() })),
  /** Left out by a person; without `isIgual` its content has changed since, and it goes (SIB-53). */
  fora: z.nullable(z.object({ por: z.string(), em: dayTime, isIgual: z.boolean() })),
});

export type MovimentoPrevisto = z.output<typeof movimentoPrevisto>;

/**
 * GERADO waits for the return file; PROCESSADO had its return; RECUSADO was refused whole; DESCARTADO was never sent.
 */
export const situacaoEnvio = z.enum(['GERADO', 'PROCESSADO', 'RECUSADO', 'DESCARTADO']);

/** A file made for the regulator. `hash` is the MD5 of its epilogue, in capitals. */
export const envioSib = z.object({
  id: idText,
  nomeArquivo: z.string(),
  competencia,
  situacao: situacaoEnvio,
  geradoEm: dayTime,
  /** The person's name, else the login. */
  por: z.string(),
  quantidade: z.int(),
  /** Null until the return file was imported. */
  aceitos: z.nullable(z.int()),
  rejeitados: z.nullable(z.int()),
  hash: z.string(),
  /** Return that settled or refused the file (SIB-60); null before it. Other servers leave it out. */
  retorno: z.optional(z.nullable(idText)),
});

export type EnvioSib = z.output<typeof envioSib>;

/** Reason of a file without movements (SIB-21): 61, the operator has no beneficiaries; 62, nothing changed. */
export const motivoSbx = z.enum(['61', '62']);

export type MotivoSbx = z.output<typeof motivoSbx>;

export const previaSbx = endpoint('POST /cadastro/previaSbx', {
  summary:
    'O que o arquivo .SBX da competência levaria: o que mudou no cadastro, até o fim do mês, desde o que a ANS aceitou por último.',
  body: z.object({ competencia }),
  reply: z.object({
    competencia,
    /** The file that still waits for its return (SIB-26): no other may be made before it is imported or discarded. */
    aguardando: z.nullable(envioSib),
    movimentos: z.array(movimentoPrevisto),
    /** Key of the content on show. Sent back to geraSbx, it makes exactly this file or none (SIB-48). */
    leitura: z.string(),
    /** The reason in the file when no movement can go. */
    motivo: motivoSbx,
    /** The refusal to make a file (SIB-47); null when one can be made. */
    recusa: optionalText,
    /** The newest month whose file ANS processed; null before the first. */
    ultima: z.nullable(competencia),
  }),
});

export type PreviaSbx = z.output<typeof previaSbx.reply>;

export const geraSbx = endpoint('POST /cadastro/geraSbx', {
  summary:
    'Gera o arquivo .SBX da competência com os movimentos sem pendência; sem nenhum, o arquivo que diz que nada mudou (motivo 62) ou que a operadora não tem beneficiários (motivo 61; recusado enquanto a conferência em vigor tem vidas ativas).',
  /**
   * `pedido` is a UUID: a repeated request with the same one answers the same file. `leitura` comes from the preview on show: when the
   * content has changed, no file is made.
   */
  body: z.object({ competencia, pedido: typed(36), leitura: z.optional(typed(64)) }),
  reply: envioSib,
});

const umMovimento = z.object({ matricula: typed(digitosMatricula), tipo: movimentoSib, competencia });

export const deixaForaDoEnvio = endpoint('POST /cadastro/deixaForaDoEnvio', {
  summary:
    'Deixa um movimento da prévia fora do arquivo .SBX, enquanto ele levar o mesmo conteúdo; fica registrado quem e quando.',
  body: umMovimento,
  reply: z.object({ message: z.string() }),
});

export const devolveAoEnvio = endpoint('POST /cadastro/devolveAoEnvio', {
  summary: 'Devolve ao arquivo .SBX um movimento que foi deixado fora.',
  body: umMovimento,
  reply: z.object({ message: z.string() }),
});

export const getEnviosSib = endpoint('GET /cadastro/getEnviosSib', {
  summary: 'Os arquivos .SBX gerados, do mais novo ao mais antigo.',
  reply: z.array(envioSib),
});

export const baixaSbx = endpoint('POST /cadastro/baixaSbx', {
  summary: 'O arquivo .SBX gerado, byte por byte (ISO-8859-1), em base64.',
  body: z.object({ id: idText }),
  reply: z.object({ nomeArquivo: z.string(), conteudo: z.string() }),
});

export const descartaSbx = endpoint('POST /cadastro/descartaSbx', {
  summary: 'Descarta um arquivo .SBX que não foi enviado à ANS; os seus movimentos voltam à prévia.',
  body: z.object({
    id: idText,
    /** Describes the file on show; the server refuses (409) when it has changed since. */
    confirmado: z.optional(confirmado),
  }),
  reply: envioSib,
});
