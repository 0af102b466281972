import { type Natureza, naturezas } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import * as z from 'zod/mini';

/** A text that must not be empty. */
export const preciso = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Typed fields of a NIP, new or corrected; the reason belongs to a correction. */
export const camposDigitados = {
  demanda: preciso('Escreva o número da demanda.'),
  matricula: preciso('Escreva a matrícula.'),
  natureza: z.enum(Object.keys(naturezas) as Natureza[], 'Escolha a natureza.'),
  notificadaEm: z.string('Escolha o dia.'),
  assunto: preciso('Escreva o assunto.'),
  demandaTexto: preciso('Cole o texto da demanda.'),
  protocolo: z.string(),
  motivo: z.string(),
};

const digitada = z.object(camposDigitados);

export type NipDigitada = z.input<typeof digitada>;
