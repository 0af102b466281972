import type { CodigoResultado } from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** Consecutive openings of a list with health data by one person with one question (PRV-8, PRV-17). */
export interface ConsultaSaudeTable {
  id: Generated<number>;
  em: Momento;
  login: string;
  /** Portuguese name of the list. */
  lista: string;
  inicio: Dia | null;
  fim: Dia | null;
  /** Further question: a procedure, or the person of an opened record. */
  detalhe: string | null;
  finalidade: string;
  /** Number of delivered people. */
  pessoas: Generated<number>;
  /** False during the reading, and for an interrupted one. */
  completa: Generated<boolean>;
  /** Number of readings, including the screen's own repetitions (PRV-17). */
  leituras: Generated<number>;
  /** Last reading; null before the second. */
  ultima_em: Generated<Momento | null>;
  /** Number of files and prints of its rows; the other three are of the last one (PRV-24). */
  arquivos: Generated<number>;
  arquivo_em: Generated<Momento | null>;
  arquivo_especie: Generated<'csv' | 'xlsx' | 'papel' | null>;
  arquivo_linhas: Generated<number | null>;
}

/** One contact with a person of a programme; at most one a day per programme. */
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
  /** Day of the next call; null for a wrong number, which waits for another. */
  proximo_em: Dia | null;
  /** Corrections by the caller on the same day, oldest first (PRV-22). */
  correcoes: ColumnType<CorrecaoDoContato[], string | undefined, string>;
}

/** One correction, with the values before it. */
export interface CorrecaoDoContato {
  em: string;
  motivo: string;
  resultado: CodigoResultado;
  telefone: string | null;
  observacao: string | null;
  proximo: string | null;
}

/** Reservation of a person during a call; it expires at `ate`. */
export interface ProgramaReservaTable {
  pessoa_id: string;
  login: string;
  desde: Momento;
  ate: Momento;
}

/** A telephone that somebody found wrong; at most one open of a person and number. */
export interface TelefoneErradoTable {
  id: Generated<number>;
  pessoa_id: string;
  /** Number in the register's form; empty for a person without any. */
  numero: string;
  /** Trade that found it. */
  onde: 'PREVENCAO' | 'COBRANCA' | 'ATENDIMENTO' | 'RETENCAO' | 'CADASTRO';
  dito_por: string;
  dito_em: Momento;
  /** Null while it waits. */
  fim: Generated<'CORRIGIDO' | 'CERTO' | null>;
  /** The right number of CORRIGIDO. */
  novo: Generated<string | null>;
  fim_por: Generated<string | null>;
  fim_em: Generated<Momento | null>;
}

/** Prevention: readings, and contacts of the programmes. */
export interface PrevencaoTables {
  consulta_saude: ConsultaSaudeTable;
  programa_contato: ProgramaContatoTable;
  programa_reserva: ProgramaReservaTable;
  telefone_errado: TelefoneErradoTable;
}
