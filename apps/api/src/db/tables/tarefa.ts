import type { SituacaoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Momento } from './kinds.ts';

/** A piece of long work; `tipo` and `chave` say what it is about, and only one of them is in course at a time (TAR-1). */
export interface TarefaTable {
  id: Generated<number>;
  tipo: string;
  chave: string;
  login: string;
  parametros: JSONColumnType<object>;
  situacao: Generated<SituacaoDaTarefa>;
  pedida_em: Momento;
  terminada_em: Momento | null;
  /** Who works on it, drawn anew each time it is taken; until `vale_ate`, by the clock of the database, nobody else takes it. */
  dono: string | null;
  vale_ate: Date | null;
  /** How often it was taken since it last advanced. */
  tomadas: Generated<number>;
  /** What it needs to go on from where it stood. */
  ponto: JSONColumnType<object> | null;
  feito: Generated<number>;
  total: number | null;
  passo: string | null;
  resultado: JSONColumnType<object> | null;
  motivo: string | null;
}

/** The jobs of the server. */
export interface TarefaTables {
  tarefa: TarefaTable;
}
