import type { Generated, JSONColumnType } from 'kysely';
import type { Momento } from './kinds.ts';

/** A cached figure of a home (REL-29); null before its first computation. */
export interface FiguraGuardadaTable {
  nome: string;
  /** Grows when its inputs have changed. */
  versao: Generated<number>;
  /** Subject of the figure: a month, a day. */
  chave: string | null;
  valor: JSONColumnType<object> | null;
  calculada_em: Momento | null;
}

/** Cached figures. */
export interface FiguraTables {
  figura_guardada: FiguraGuardadaTable;
}
