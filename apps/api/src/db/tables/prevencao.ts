import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** One opening of a list with health data (PRV-8). */
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
}

/** Prevention: who looked at what. */
export interface PrevencaoTables {
  consulta_saude: ConsultaSaudeTable;
}
