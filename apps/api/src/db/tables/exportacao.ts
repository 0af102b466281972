import type { Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** A file of movements for a partner insurer; its movements refer to it. */
export interface ExportacaoTable {
  id: Generated<number>;
  congenere_codigo: string;
  login: string;
  exportada_em: Momento;
  /** Caller's UUID in lower case: the same UUID returns this same file again. */
  pedido: string | null;
  quantidade: number;
  /** File content without its byte order mark. Names may change in the register later, but never here. */
  arquivo: string;
}

/** Files for partner insurers. */
export interface ExportacaoTables {
  exportacao: ExportacaoTable;
}
