import type { SituacaoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Momento } from './kinds.ts';

/** A long job; only one per `tipo` and `chave` runs at a time (TAR-1). */
export interface TarefaTable {
  id: Generated<number>;
  tipo: string;
  chave: string;
  login: string;
  parametros: JSONColumnType<object>;
  situacao: Generated<SituacaoDaTarefa>;
  pedida_em: Momento;
  terminada_em: Momento | null;
  /** Worker, new with each acquisition; exclusive until `vale_ate`, by the database's clock. */
  dono: string | null;
  vale_ate: Date | null;
  /** Number of acquisitions since its last progress. */
  tomadas: Generated<number>;
  /** State of the work from which it resumes. */
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
