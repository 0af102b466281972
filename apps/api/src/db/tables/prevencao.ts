import type { CodigoResultado } from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** The openings of a list with health data by one person with one question, as long as they follow each other closely (PRV-8, PRV-17). */
export interface ConsultaSaudeTable {
  id: Generated<number>;
  em: Momento;
  login: string;
  /** Its name as people know it. */
  lista: string;
  inicio: Dia | null;
  fim: Dia | null;
  /** What else was asked: a procedure, or whose record was opened. */
  detalhe: string | null;
  finalidade: string;
  /** How many people were handed out. */
  pessoas: Generated<number>;
  /** False while the list is being read, and for one that was broken off. */
  completa: Generated<boolean>;
  /** How often it was read, also again by the screen itself (PRV-17). */
  leituras: Generated<number>;
  /** The last of these readings; null until there is a second. */
  ultima_em: Generated<Momento | null>;
}

/** One contact with a person of a programme; a person has one a day in each. */
export interface ProgramaContatoTable {
  id: Generated<number>;
  pessoa_id: string;
  programa: Programa;
  dia: Dia;
  feito_em: Momento;
  login: string;
  telefone: string | null;
  resultado: CodigoResultado;
  observacao: string | null;
  /** The day of the next call; null for a wrong number, which waits for another. */
  proximo_em: Dia | null;
}

/** Who is calling a person just now; it lapses at `ate`. */
export interface ProgramaReservaTable {
  pessoa_id: string;
  login: string;
  desde: Momento;
  ate: Momento;
}

/** Prevention: who looked at what, and the contacts of the programmes. */
export interface PrevencaoTables {
  consulta_saude: ConsultaSaudeTable;
  programa_contato: ProgramaContatoTable;
  programa_reserva: ProgramaReservaTable;
}
