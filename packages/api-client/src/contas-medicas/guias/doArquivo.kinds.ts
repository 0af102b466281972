import * as z from 'zod/mini';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';

const dito = z.optional(z.string());

/** A participant in an item; codes of ANS tables 35 (degree), 26 (council) and 24 (CBO). */
const membroDaEquipe = z.object({
  grau: dito,
  /** Degree in words, from the operator's table. */
  participacao: dito,
  nome: dito,
  conselho: dito,
  numeroConselho: dito,
  /** Letters of the state. */
  uf: dito,
  cbo: dito,
});

export type MembroDaEquipe = z.output<typeof membroDaEquipe>;

/** Facts of an item in the provider's file; missing ones are absent (CTM-84). */
export const itemDoArquivo = z.object({
  /** 'HH:MM' */
  horaFinal: dito,
  /** ANS table 61. */
  via: dito,
  /** ANS table 48. */
  tecnica: dito,
  equipe: z.optional(z.array(membroDaEquipe)),
  /** Kind of expense, ANS table 25; absent for a procedure. */
  despesa: dito,
  anvisa: dito,
  /** The maker's own number of the material. */
  referencia: dito,
  autorizacao: dito,
  dente: dito,
  regiao: dito,
  face: dito,
});

export type ItemDoArquivo = z.output<typeof itemDoArquivo>;

const total = z.optional(money);

/** Sums of a guide in the file. */
const totaisDoArquivo = z.object({
  procedimentos: total,
  diarias: total,
  taxas: total,
  materiais: total,
  medicamentos: total,
  opme: total,
  gases: total,
  geral: total,
});

export type TotaisDoArquivo = z.output<typeof totaisDoArquivo>;

/** Facts of a guide in the provider's file (CTM-84). */
const guiaDoArquivo = z.object({
  indicacaoClinica: dito,
  observacao: dito,
  /** ANS table 39. */
  motivoEncerramento: dito,
  totais: z.optional(totaisDoArquivo),
});

export type GuiaDoArquivo = z.output<typeof guiaDoArquivo>;

/** Fields of one guide alone, absent in lists: the person's birth and sex, and facts of the file. */
export const daPagina = {
  dtNascimentoBenef: z.optional(z.nullable(day)),
  sexoBenef: z.optional(z.nullable(z.enum(['F', 'M']))),
  doArquivo: z.optional(z.nullable(guiaDoArquivo)),
};
