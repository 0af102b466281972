import type { Generated, JSONColumnType } from 'kysely';
import type { Momento } from './kinds.ts';

/** A figure of a home as it was last worked out (REL-29); null while it never was. */
export interface FiguraGuardadaTable {
  nome: string;
  /** Grows when what it was worked out from is known to have changed. */
  versao: Generated<number>;
  /** What it is of: a competence, a day. */
  chave: string | null;
  valor: JSONColumnType<object> | null;
  calculada_em: Momento | null;
}

/** The kept figures. */
export interface FiguraTables {
  figura_guardada: FiguraGuardadaTable;
}
