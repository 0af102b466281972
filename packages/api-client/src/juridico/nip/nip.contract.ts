import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { chavesDosCampos, type Desfecho, desfechos, type Natureza, naturezas } from './nip.rules.ts';

const keys = <Key extends string>(of: Readonly<Record<Key, string>>, message: string) =>
  z.enum(Object.keys(of) as Key[], message);
const natureza = keys<Natureza>(naturezas, 'não é uma natureza da lista');
const desfecho = keys<Desfecho>(desfechos, 'não é um desfecho da lista');
const id = digits(9);
const reply = z.object({ success: z.boolean(), message: z.string() });

/** One corrected field, with its earlier value. */
const mudanca = z.object({
  campo: z.enum(chavesDosCampos),
  antes: optionalText,
  depois: optionalText,
  motivo: z.string(),
  por: z.string(),
  em: dayTime,
});

export type MudancaDaNip = z.output<typeof mudanca>;

const nip = z.object({
  id: z.int(),
  demanda: z.string(),
  matricula: idText,
  nome: z.string(),
  natureza,
  notificadaEm: day,
  assunto: z.string(),
  demandaTexto: z.string(),
  protocolo: optionalText,
  registradaPor: z.string(),
  registradaEm: dayTime,
  respostaTexto: optionalText,
  respondidaEm: z.nullable(day),
  respondidaPor: optionalText,
  desfecho: z.nullable(desfecho),
  desfechoEm: z.nullable(day),
  desfechoPor: optionalText,
  /** Moment of the cancelling, after a registration by mistake. */
  canceladaEm: z.nullable(dayTime),
  canceladaPor: optionalText,
  canceladaMotivo: optionalText,
  /** Corrections, the newest first. */
  mudancas: z.array(mudanca),
  /** Number of corrections; a correction sends it back, so that the server notices another one. */
  correcoesVistas: z.int(),
  resolverAte: day,
  relogioSolucao: z.string(),
  responderAte: day,
  relogioResposta: z.string(),
});

export type NipInteira = z.output<typeof nip>;

export const getNip = endpoint('GET /juridico/getNip/{id}', {
  summary: 'Uma NIP com o texto da demanda, a resposta e o desfecho.',
  params: z.object({ id }),
  reply: z.nullable(nip),
  whenEmpty: null,
});

/** A NIP as ANS notified it. */
const daDemanda = {
  demanda: typed(40),
  matricula: typed(20),
  natureza,
  notificadaEm: day,
  assunto: typed(200),
  demandaTexto: typed(10_000),
  protocolo: typed(40),
};

export const registraNip = endpoint('POST /juridico/registraNip', {
  summary:
    'Registra uma NIP que a ANS notificou; os prazos de resolver e de responder correm desde o dia da notificação. Recusado (409) quando o número da demanda já está registrado.',
  body: z.object(daDemanda),
  reply,
});

export const corrigeNip = endpoint('POST /juridico/corrigeNip', {
  summary:
    'Corrige uma NIP sem resposta, com o motivo; fica guardado o que estava antes, quem mudou e quando. Recusado (409) quando alguém já a respondeu, cancelou ou corrigiu.',
  body: z.object({
    id,
    ...daDemanda,
    motivo: typed(500),
    /** Corrections that the person saw. */ correcoesVistas: z.int(),
  }),
  reply,
});

export const cancelaNip = endpoint('POST /juridico/cancelaNip', {
  summary:
    'Cancela uma NIP registrada por engano e sem resposta, com o motivo: sai das listas e das contagens e fica entre as canceladas. Recusado (409) quando alguém já a respondeu ou cancelou.',
  body: z.object({ id, motivo: typed(500) }),
  reply,
});

export const respondeNip = endpoint('POST /juridico/respondeNip', {
  summary: 'Registra a resposta por escrito de uma NIP, uma vez. Recusado (409) quando ela já tem resposta.',
  body: z.object({ id, respostaTexto: typed(10_000), respondidaEm: day }),
  reply,
});

export const desfechoNip = endpoint('POST /juridico/desfechoNip', {
  summary: 'Registra o desfecho de uma NIP, uma vez. Recusado (409) quando ela já tem desfecho.',
  body: z.object({ id, desfecho, desfechoEm: day }),
  reply,
});

export const dossieDaNip = endpoint('POST /juridico/dossieDaNip', {
  summary:
    'O dossiê do beneficiário de uma NIP num PDF: contrato, mensalidades, pagamentos, avisos, guias, autorizações e protocolos, com o que falta dito. A leitura fica registrada.',
  body: z.object({ id }),
  reply: z.nullable(
    z.object({ matricula: idText, arquivo: z.string(), /** Base64. */ conteudo: z.string() }),
  ),
  whenEmpty: null,
});
