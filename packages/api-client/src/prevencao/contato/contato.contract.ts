import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import { codigosResultado } from './contato.rules.ts';
import { type Programa, programas } from '../programas.rules.ts';

const programa = z.enum(Object.keys(programas) as [Programa, ...Programa[]]);
const resultado = z.enum(codigosResultado);

const correcao = z.object({ em: dayTime, motivo: z.string(), resultado });

const contato = z.object({
  em: dayTime,
  quem: z.string(),
  telefone: optionalText,
  resultado,
  observacao: optionalText,
  proximo: z.nullable(day),
  /** Corrections on the same day, oldest first, each with the result before it. */
  correcoes: z.optional(z.array(correcao)),
});

export type ContatoFeito = z.output<typeof contato>;

export const reservaContato = endpoint('POST /prevencao/reservaContato', {
  summary:
    'Guarda uma pessoa para quem vai chamá-la, por dez minutos, com os seus telefones e contatos do programa. Recusado (409) quando outro a chama ou já a chamou hoje.',
  body: z.object({ matricula: idText, programa }),
  reply: z.object({
    nome: z.string(),
    telefones: z.array(z.string()),
    /** End of the reservation; until then nobody else may call the person. */
    ate: dayTime,
    contatos: z.array(contato),
  }),
});

export type Reserva = z.output<typeof reservaContato.reply>;

export const registraContato = endpoint('POST /prevencao/registraContato', {
  summary: 'Registra um contato de um programa. Recusado (409) quando outro já chamou a pessoa hoje.',
  body: z.object({
    matricula: idText,
    programa,
    /** The number called, from the register; null for a person without any. */
    telefone: z.nullable(typed(20)),
    resultado,
    observacao: typed(1_000),
    /** The day that the person asked for; null otherwise. */
    proximo: z.nullable(day),
    /** Right number for a wrong one, if the caller knows it (PRV-18). */
    certo: z.optional(z.nullable(typed(20))),
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});

export const getContatoDeHoje = endpoint('POST /prevencao/getContatoDeHoje', {
  summary:
    'O contato que quem pede registrou hoje com uma pessoa num programa, para o corrigir. Recusado (409) quando não há, ou é de outra pessoa.',
  body: z.object({ matricula: idText, programa }),
  reply: z.object({ nome: z.string(), telefones: z.array(z.string()), contato }),
});

export const corrigeContato = endpoint('POST /prevencao/corrigeContato', {
  summary:
    'Corrige o contato que quem pede registrou hoje, com o motivo; o que era fica no histórico. Recusado (409) quando já não é o que quem corrige viu.',
  body: z.object({
    ...registraContato.body.shape,
    motivo: typed(300),
    /** Result on the screen of the caller. */
    visto: resultado,
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
});

export const liberaContato = endpoint('POST /prevencao/liberaContato', {
  summary: 'Desfaz a própria reserva de uma pessoa.',
  body: z.object({ matricula: idText }),
  reply: z.object({ success: z.boolean() }),
});
