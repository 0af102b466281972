import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { type Desfecho, desfechos, type Natureza, naturezas } from './nip.rules.ts';

const keys = <Key extends string>(of: Readonly<Record<Key, string>>, message: string) =>
  z.enum(Object.keys(of) as Key[], message);
const natureza = keys<Natureza>(naturezas, 'não é uma natureza da lista');
const desfecho = keys<Desfecho>(desfechos, 'não é um desfecho da lista');
const id = digits(9);
const reply = z.object({ success: z.boolean(), message: z.string() });

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

export const registraNip = endpoint('POST /juridico/registraNip', {
  summary:
    'Registra uma NIP que a ANS notificou; os prazos de resolver e de responder correm desde o dia da notificação. Recusado (409) quando o número da demanda já está registrado.',
  body: z.object({
    demanda: typed(40),
    matricula: typed(20),
    natureza,
    notificadaEm: day,
    assunto: typed(200),
    demandaTexto: typed(10_000),
    protocolo: typed(40),
  }),
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
