import * as z from 'zod/mini';
import { optionalText } from '../kinds/text.ts';

/** What a problem does: ERRO keeps its guide out, or the lot; PENDENCIA is kept and waits for a decision; AVISO only says it. */
export const nivelProblema = z.enum(['ERRO', 'PENDENCIA', 'AVISO']);

export type NivelProblema = z.output<typeof nivelProblema>;

/** Which reading found it: form of the XML, the lot as a whole, the contents of a guide, or the schema of ANS. */
export const camadaProblema = z.enum(['FORMA', 'LOTE', 'GUIA', 'ESQUEMA']);

export type CamadaProblema = z.output<typeof camadaProblema>;

/** One thing wrong in a provider's file: where it stands, what it is, what to do. */
export const problemaXml = z.object({
  /** From 1; null when the whole file is meant. */
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
  message: z.string(),
  nivel: nivelProblema,
  camada: camadaProblema,
  /** The provider's number of the guide; null outside guides. */
  guia: optionalText,
  /** The item's own number in its guide. */
  item: z.nullable(z.int()),
  /** Path of the element, without prefix. */
  campo: optionalText,
  remedio: optionalText,
  /** Of ANS table 38. */
  codigo: optionalText,
});

export type ProblemaXml = z.output<typeof problemaXml>;
